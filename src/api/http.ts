import { isRecord } from '~/lib/is-record'

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

/**
 * The one fetch behind the generated calls. Gives the body as sent: `queries.ts` checks its shape.
 * Throws ApiError for anything that is not a success with a JSON body, an HTML 502 and a lost connection included.
 */
export async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await send(host + path, init)
  if (!response.ok) throw await failure(response)
  try {
    return await response.json()
  } catch (error) {
    if (init?.signal?.aborted) throw error
    throw new ApiError(response.status, 'The server sent an answer that cannot be read.')
  }
}

async function send(url: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init?.signal?.aborted) throw error
    throw new ApiError(0, 'The server cannot be reached. Check your connection and try again.')
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
