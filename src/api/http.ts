import { ApiError } from './api-error'
import { takeEarlyResponse } from './early-request'
import type { Operation } from './responses'

interface RequestOptions extends RequestInit {
  /** Names the schema of the response; every generated call gives it. */
  operation?: Operation
}

/** What the generated hooks give as `error`: ApiError, or what the browser throws (an aborted request, a chunk that did not load). */
export type ErrorType<_Body> = Error

const host = import.meta.env.VITE_API_HOST ?? ''

/** In ms: longer than a slow server needs, shorter than people wait. */
const timeoutMs = 20_000

/**
 * The one fetch behind the generated calls (orval's mutator). Gives the body once it has been checked against the schema of its operation.
 * Throws ApiError for anything else: an HTML 502, a lost connection and a body of another shape included.
 */
export async function request<T>(path: string, { operation, ...init }: RequestOptions = {}): Promise<T> {
  const timer = new AbortController()
  const id = setTimeout(() => timer.abort(), timeoutMs)
  const signal = init.signal ? AbortSignal.any([init.signal, timer.signal]) : timer.signal
  try {
    // The schemas load while the server responds: no page needs them to paint.
    const responses = import('./responses')
    // No account is created whose response could not be checked.
    if (init.method === 'POST') await responses
    const [response, { readResponse }] = await Promise.all([send(host + path, { ...init, signal }), responses])
    if (!operation) throw new Error('This request names no operation.')
    const result = await readResponse<T>(response, operation)
    if ('data' in result) return result.data
    throw new ApiError(result.status, result.message, result.isServerMessage)
  } catch (error) {
    // The caller has aborted and reads no error.
    init.signal?.throwIfAborted()
    throw timer.signal.aborted ? new ApiError(0, 'The server takes too long to answer. Please try again.') : error
  } finally {
    clearTimeout(id)
  }
}

async function send(url: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
  try {
    const early = takeEarlyResponse(url)
    return await (early ? Promise.race([early, rejectionOf(init.signal)]) : fetch(url, init))
  } catch {
    throw new ApiError(0, 'The server cannot be reached. Check your connection and try again.')
  }
}

/** Rejects when the signal aborts: the early request has no signal. */
const rejectionOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
