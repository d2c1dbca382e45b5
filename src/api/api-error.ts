/**
 * What went wrong with a call: `status` is the HTTP status, 0 without a response; `message` is made for people.
 * `isServerMessage`: the message is the server's own.
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

/** The message of a failed call, made for people; `fallback` for any other error. */
export const getErrorMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? error.message : fallback

/** Whether the server knows no player by the id that it was sent. */
export const isUnknownPlayer = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 404)
