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
