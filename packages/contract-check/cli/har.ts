import type { Backend } from '../checks/client'
import { hideSecrets } from '../checks/hide-secrets'

export interface Recorder {
  /** The backend, recorded. */
  backend: Backend
  /** The traffic so far, as HAR 1.2. */
  toHar: () => string
}

/** Longer bodies are cut off. */
const maxBodyLength = 10_000

/** Records the requests to a backend and its responses. */
export function recordTraffic(host: string, backend: Backend): Recorder {
  const entries: unknown[] = []
  return {
    backend: async (path, init) => {
      const startedDateTime = new Date().toISOString()
      const start = performance.now()
      const response = await backend(path, init)
      const text = await response.clone().text()
      const time = performance.now() - start
      entries.push({
        startedDateTime,
        time,
        request: requestEntry(host + path, init),
        response: responseEntry(response, text),
        cache: {},
        timings: { send: 0, wait: time, receive: 0 },
      })
      return response
    },
    toHar: () =>
      JSON.stringify({ log: { version: '1.2', creator: { name: 'akhada contract', version: '1' }, entries } }, null, 2),
  }
}

function requestEntry(url: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers)
  const body = typeof init.body === 'string' ? init.body : undefined
  return {
    method: init.method ?? 'GET',
    url,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: namesAndValues(headers),
    queryString: namesAndValues(new URL(url).searchParams),
    ...(body !== undefined && {
      postData: { mimeType: headers.get('content-type') ?? '', text: hideSecrets(body).slice(0, maxBodyLength) },
    }),
    headersSize: -1,
    bodySize: body === undefined ? 0 : Buffer.byteLength(body),
  }
}

function responseEntry({ status, statusText, headers }: Response, text: string) {
  return {
    status,
    statusText,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: namesAndValues(headers),
    content: {
      size: Buffer.byteLength(text),
      mimeType: headers.get('content-type') ?? '',
      text: hideSecrets(text).slice(0, maxBodyLength),
      ...(text.length > maxBodyLength && { comment: 'cut off' }),
    },
    redirectURL: headers.get('location') ?? '',
    headersSize: -1,
    bodySize: -1,
  }
}

const namesAndValues = (pairs: Iterable<[string, string]>) => [...pairs].map(([name, value]) => ({ name, value }))
