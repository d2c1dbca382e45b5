import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { log } from '../log'

/** A line per request, except for health checks. */
export const requestLog: MiddlewareHandler = async (c, next) => {
  const start = performance.now()
  await next()
  log.info({ ...requestFields(c), status: c.res.status, ms: Math.round(performance.now() - start) }, 'Request')
}

/** The fields of a request in the log: the route instead of the URL, which may contain a name or a search. */
export const requestFields = (c: Context) => ({ id: c.get('requestId'), method: c.req.method, route: routePath(c) })
