import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import { errorMessages } from '../contract/messages'
import { logError } from './log'
import { requestFields } from './request-log'

/** One attempt too many; `retryAfter` in seconds. */
export class TooManyAttempts extends Error {
  constructor(readonly retryAfter: number) {
    super('Too many attempts.')
  }
}

/** The response of every call that fails (openapi.yaml, `Error`): a message made for people. */
export const errorResponse = (c: Context, status: ContentfulStatusCode, message: string) =>
  c.json({ status: 'error', message }, status)

/** Responds to a thrown error: client errors with their message, server errors without detail, which goes to the log. */
export function handleError(error: Error, c: Context): Response {
  if (error instanceof TooManyAttempts) {
    c.header('Retry-After', String(Math.max(1, error.retryAfter)))
    return errorResponse(c, 429, `Too many attempts. Please try again in ${minutes(error.retryAfter)}.`)
  }
  if (error instanceof HTTPException && error.status < 500) {
    return errorResponse(c, error.status === 413 ? 413 : 400, error.message || 'The request cannot be read.')
  }
  const code = databaseCode(error)
  if (code && invalidTextCodes.includes(code)) return errorResponse(c, 400, errorMessages.unstorable)
  logError(error, 'The request failed', requestFields(c))
  if (code && connectionErrorCodes.some((each) => code.startsWith(each))) {
    return errorResponse(c, 503, 'The database cannot be reached right now. Please try again in a moment.')
  }
  return errorResponse(c, 500, 'Something went wrong on our side. Please try again.')
}

/** A NUL byte, or bytes that are no text. */
const invalidTextCodes = ['22021', '22P05']

/** Connection trouble, shutting down, too many connections, and what the driver and the system call it. */
const connectionErrorCodes = ['08', '57P', '53', 'ECONN', 'ENOTFOUND', 'ETIMEDOUT', 'CONNECT', 'CONNECTION_']

/** The code of a database error, which the query builder wraps. */
function databaseCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return databaseCode(error.cause)
}

const minutes = (seconds: number) => (seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`)
