import { errorMessages } from '@akhada/contract/messages'
import { RequestError } from '@hono/node-server'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { logError } from '../log'
import { requestFields } from './request-log'

/** Thrown beyond a rate limit; `retryAfter` is in seconds. */
export class RateLimitError extends Error {
  constructor(readonly retryAfter: number) {
    super('Too many attempts.')
  }
}

/** A page or picture that can't be made now, or lacks its data. */
export class UnavailableError extends Error {}

/** The response of every failed call (openapi.yaml, `Error`), with a message for people. */
export const errorResponse = (c: Context, status: ContentfulStatusCode, message: string) =>
  c.json(errorBody(message), status)

export const errorBody = (message: string) => ({ status: 'error', message })

/** Responds to a thrown error: client errors with their message, server errors without details, which go to the log. */
export function handleError(error: Error, c: Context): Response {
  if (error instanceof RateLimitError) {
    c.header('Retry-After', String(error.retryAfter))
    return errorResponse(c, 429, errorMessages.tooManyAttempts)
  }
  if (error instanceof HTTPException && error.status === 503) {
    c.header('Retry-After', '1')
    return errorResponse(c, 503, errorMessages.busy)
  }
  if (error instanceof HTTPException && error.status < 500) {
    return errorResponse(c, 400, errorMessages.unreadable)
  }
  // Nobody reads this: the caller disconnected while sending. (An error of the database would have a cause.)
  if (c.req.raw.signal.aborted && !error.cause) return errorResponse(c, 400, errorMessages.unreadable)
  logError(error, 'The request failed', requestFields(c))
  if (isUnavailable(error)) {
    c.header('Retry-After', '1')
    return errorResponse(c, 503, errorMessages.databaseDown)
  }
  return errorResponse(c, 500, errorMessages.failed)
}

/** Responds to input that isn't a valid request, such as HTTP/1.0 without a host. */
export function handleRequestError(error: unknown): Response {
  const status = error instanceof RequestError ? 400 : 500
  return Response.json(errorBody(status === 400 ? errorMessages.unreadable : errorMessages.failed), { status })
}

/** How the codes of an unavailable database begin: connection lost, shutdown, too many connections, timeouts, and system errors. */
const unavailableCodes = /^(08|57P|57014|55P03|53|ECONN|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EPIPE)/

/** The driver's own errors have no code. */
const unavailableMessages = /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated)/

/** Whether the database, a page or a picture didn't respond, or not in time. Another database may, or a later attempt. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof UnavailableError) return true
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string') return unavailableCodes.test(error.code)
  // The query builder wraps the database's error.
  return unavailableMessages.test(error.message) || isUnavailable(error.cause)
}
