import { parseJson } from '~/lib/parse-json'
import type { ApiRequest } from './request'

export type SentResponse = Awaited<ReturnType<typeof sendRequest>>

const timeoutMs = 20_000

/** Sends a request and returns any response in readable form; never throws. */
export async function sendRequest(host: string, { method, path, body }: ApiRequest) {
  const start = performance.now()
  try {
    const response = await fetch(host + path, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body, headers: { 'Content-Type': 'application/json' } }),
    })
    const text = await response.text()
    const duration = Math.round(performance.now() - start)
    return {
      status: `${response.status} ${response.statusText}`.trim(),
      note: `in ${duration} ms`,
      body: indent(text),
    }
  } catch {
    return { status: 'No response.', note: 'Couldn’t reach the API, or it took too long.' }
  }
}

/** Indents JSON; returns anything else as is. */
function indent(text: string): string {
  const json = parseJson(text)
  return json === null ? text : JSON.stringify(json, null, 2)
}
