import type { OperationName } from '@akhada/contract/operations'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { ApiError } from './api-error'

interface RequestOptions extends RequestInit {
  /** Selects the schema of the response; every generated call passes it. */
  operation?: OperationName
}

/** The `error` of the generated hooks: an ApiError, or what the browser throws (an aborted request, a chunk that failed to load). */
export type ErrorType<_Body> = Error

/** Timeout in ms: a slow server responds within it, and most visitors wait that long. */
const timeoutMs = 20_000

/**
 * The one fetch behind the generated calls (orval's mutator). Returns the body, validated against the schema of its operation.
 * Throws an ApiError for anything else, including an HTML 502, a lost connection and a body of another shape.
 */
export async function request<T>(path: string, { operation, ...init }: RequestOptions = {}): Promise<T> {
  if (!operation) throw new Error('This request names no operation.')
  // `AbortSignal.timeout` ignores the clocks of tests.
  const timer = new AbortController()
  const id = setTimeout(() => timer.abort(), timeoutMs)
  const signal = init.signal ? AbortSignal.any([init.signal, timer.signal]) : timer.signal
  try {
    // The schemas load while the server responds: no page needs them to paint.
    const responses = import('./responses')
    // If this import fails too, the error of the response takes precedence.
    responses.catch(() => {})
    // A POST waits for them: no account may be created before its response can be validated.
    if (init.method === 'POST') await responses
    const response = await send(path, { ...init, signal })
    const { readResponse } = await responses
    return await readResponse<T>(response, operation)
  } catch (error) {
    // If the caller aborted the request, its own reason is thrown.
    init.signal?.throwIfAborted()
    throw timer.signal.aborted ? new ApiError(0, 'The server is taking too long. Please try again.') : error
  } finally {
    clearTimeout(id)
  }
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetchFromBackend(path, init)
  } catch {
    throw new ApiError(0, 'Couldn’t reach the server. Check your connection and try again.')
  }
}

/** While a page is rendered, its request context says how to reach the backend (`src/server.ts`). */
const fetchFromBackend = createIsomorphicFn()
  .client((path: string, init: RequestInit) => fetch((import.meta.env.VITE_API_HOST ?? '') + path, init))
  .server((path: string, init: RequestInit) => {
    const context = getGlobalStartContext()
    if (!context) throw new Error('A call needs a page that is being rendered.')
    return context.callBackend(path, init)
  })
