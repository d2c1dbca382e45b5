import type { Context, Env } from 'hono'
import { createFactory } from 'hono/factory'
import type { Database, Read } from './db/database.types'
import type { ResponseCache } from './http/response-cache'
import type { RateLimits } from './rate-limits'
import type { IssueToken } from './tokens'

/** The dependencies of the handlers. */
export interface Services {
  db: Database
  /** Reads players, from a replica where there is one. */
  read: Read
  cache: ResponseCache
  issueToken: IssueToken
  rateLimits: RateLimits
  /** The caller's IP address: that of the connection, or the one that a trusted proxy names. */
  clientIp: (c: Context) => string
}

/** Types `c.var.services`, which `createApp` sets for each request. */
export interface ServerEnv extends Env {
  Variables: { services: Services }
}

/** Makes the handlers of the calls. */
export const factory = createFactory<ServerEnv>()
