import { isRecord } from '~/lib/is-record'
import { takeEarlyResponse } from './early-request'

/**
 * What went wrong with a call: `status` is the HTTP status, 0 when no answer came; `message` is made for people.
 * `isRefusal` tells that the message is the server's own.
 */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    message: string,
    readonly isRefusal = false,
  ) {
    super(message)
  }
}

const host = import.meta.env.VITE_API_HOST ?? ''

/** How long an answer may take: longer than a slow server needs, shorter than people wait. */
const patience = 20_000

/**
 * The one fetch behind the generated calls. Gives the body as sent: `queries.ts` checks its shape.
 * Throws ApiError for anything that is not a success with a JSON body, an HTML 502 and a lost connection included.
 */
export async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patience)
  const signal = init?.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal
  try {
    const response = await send(host + path, signal, init)
    if (!response.ok) throw await failure(response)
    return await read(response)
  } catch (error) {
    // Nobody waits any more.
    init?.signal?.throwIfAborted()
    throw late.signal.aborted ? new ApiError(0, 'The server takes too long to answer. Please try again.') : error
  } finally {
    clearTimeout(timer)
  }
}

async function send(url: string, signal: AbortSignal, init?: RequestInit): Promise<Response> {
  try {
    const early = takeEarlyResponse(url)
    return await (early ? Promise.race([early, rejectionOf(signal)]) : fetch(url, { ...init, signal }))
  } catch {
    throw new ApiError(0, 'The server cannot be reached. Check your connection and try again.')
  }
}

/** Rejects when the signal aborts: the early request knows no signal. */
const rejectionOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

async function read<T>(response: Response): Promise<T> {
  try {
    return await response.json()
  } catch {
    throw new ApiError(response.status, 'The server sent an answer that cannot be read.')
  }
}

async function failure(response: Response): Promise<ApiError> {
  try {
    const body: unknown = await response.json()
    if (isRecord(body) && typeof body.message === 'string' && body.message.trim()) {
      return new ApiError(response.status, body.message, true)
    }
  } catch {
    // No JSON: the status has to say it.
  }
  const message =
    response.status >= 500
      ? 'The server has a problem right now. Please try again in a moment.'
      : `The server refused the request (${response.status}).`
  return new ApiError(response.status, message)
}
