/**
 * A failed API call. `status` is the HTTP status, or 0 if there was no response; `message` is written for visitors.
 * `isServerMessage`: the server itself sent the message.
 */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    message: string,
    readonly isServerMessage = false,
  ) {
    super(message)
  }
}

/** The message of an `ApiError`, written for visitors; `fallback` for any other error. */
export const getErrorMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? error.message : fallback

/** Whether the server has no player with the requested id: it responded with 400 or 404. */
export const isUnknownPlayer = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 404)
