import { errorMessages } from '@akhada/contract/messages'
import { RequestError } from '@hono/node-server'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { logError } from '../log'
import { requestFields } from './request-log'

/** One attempt too many; `retryAfter` in seconds. */
export class RateLimitError extends Error {
  constructor(readonly retryAfter: number) {
    super('Too many attempts.')
  }
}

/** Rejects with the error after some milliseconds; races with what may take too long. */
export const failAfter = (ms: number, error: Error) =>
  new Promise<never>((_, reject) => {
    setTimeout(reject, ms, error).unref()
  })

/** The response of every call that fails (openapi.yaml, `Error`): a message made for people. */
export const errorResponse = (c: Context, status: ContentfulStatusCode, message: string) =>
  c.json(errorBody(message), status)

export const errorBody = (message: string) => ({ status: 'error', message })

/** Responds to a thrown error: client errors with their message, server errors without detail, which goes to the log. */
export function handleError(error: Error, c: Context): Response {
  if (error instanceof RateLimitError) {
    c.header('Retry-After', String(error.retryAfter))
    return errorResponse(c, 429, 'Too many attempts. Please try again in a minute.')
  }
  if (error instanceof HTTPException && error.status === 503) {
    c.header('Retry-After', '1')
    return errorResponse(c, 503, errorMessages.busy)
  }
  if (error instanceof HTTPException && error.status < 500) {
    return errorResponse(c, error.status === 413 ? 413 : 400, error.message || 'The request cannot be read.')
  }
  // Nobody reads this: the caller has gone while sending. An error of the database has a cause.
  if (c.req.raw.signal.aborted && !error.cause) return errorResponse(c, 400, 'The request cannot be read.')
  const code = databaseCode(error)
  if (code && invalidTextCodes.includes(code)) return errorResponse(c, 400, errorMessages.unstorable)
  logError(error, 'The request failed', requestFields(c))
  if (isUnavailable(error)) {
    c.header('Retry-After', '1')
    return errorResponse(c, 503, 'The database cannot be reached right now. Please try again in a moment.')
  }
  return errorResponse(c, 500, errorMessages.failed)
}

/** Responds to what no request could be made of, such as HTTP/1.0 without a host. */
export function handleRequestError(error: unknown): Response {
  const status = error instanceof RequestError ? 400 : 500
  return Response.json(errorBody(status === 400 ? 'The request cannot be read.' : errorMessages.failed), { status })
}

/** A NUL byte, or bytes that are no text. */
const invalidTextCodes = ['22021', '22P05']

/** Codes of a database that is unavailable: connection lost, shutting down, too many connections, timeouts, and errors of the system. */
const unavailableCodes = [
  '08',
  '57P',
  '57014',
  '55P03',
  '53',
  'ECONN',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EPIPE',
]

/** The driver's own errors have no code. */
const unavailableMessages = /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated)/

/** Whether the database did not respond, or not in time: another one, or a later attempt, may. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = databaseCode(error)
  if (code) return unavailableCodes.some((each) => code.startsWith(each))
  return unavailableMessages.test(error.message) || isUnavailable(error.cause)
}

/** The code of a database error, which the query builder wraps. */
function databaseCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return databaseCode(error.cause)
}
