import { ApiError } from './api-error'

/** Whether the server knows no player by the id that it was sent. */
export const isUnknownPlayer = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 404)
