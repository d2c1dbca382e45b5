import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import { errorMessages } from '../contract/messages'
import { maxBodyBytes } from '../contract/rules'
import { strictPolicy } from './content-security-policy'
import type { Database } from './database.types'
import { errorResponse, handleError } from './errors'
import routes from './generated/routes'
import { createHealth } from './health'
import { registerMetrics } from './metrics'
import { createPages } from './pages'
import { createRateLimits } from './rate-limits'
import { requestLog } from './request-log'
import type { ServerEnv, Services } from './services'
import { createTokens } from './tokens'

interface Options {
  db: Database
  /** Signs tokens; without it one is stored in the database. */
  authSecret?: string | undefined
  /** Trusts X-Forwarded-For. Enable only behind your own reverse proxy. */
  trustProxy?: boolean
  /** Folder of the built app; without it only the API is served. */
  pagesFolder?: string
  /** Whether the process is shutting down, so that connections end with their response. */
  isDraining?: () => boolean
}

/** The five calls of openapi.yaml and the built app, over a database. */
export async function createApp({
  db,
  authSecret,
  trustProxy = false,
  pagesFolder,
  isDraining = () => false,
}: Options): Promise<Hono<ServerEnv>> {
  const services: Services = {
    db,
    tokens: await createTokens(db, authSecret),
    rateLimits: createRateLimits(db),
    clientIp: trustProxy ? forwardedIp : connectionIp,
  }

  const app = new Hono<ServerEnv>()
  app.onError(handleError)
  app.route('/', createHealth(db, isDraining))
  app.use(requestId(), requestLog, registerMetrics)
  app.use(async (c, next) => {
    await next()
    if (isDraining()) c.header('Connection', 'close')
  })
  app.use(secureHeaders(headers), strictPolicy)
  app.use('/api/*', cors({ origin: '*', allowHeaders: ['Content-Type'], allowMethods: ['GET', 'POST'] }))
  app.use('/api/*', bodyLimit({ maxSize: maxBodyBytes, onError: refuseBody }))
  app.use('/api/*', async (c, next) => {
    c.set('services', services)
    c.header('Cache-Control', 'no-store')
    await next()
  })
  // The records of players, and nothing that holds a token.
  app.use('/api/players/*', compress())
  app.route('/', routes)
  app.all('/api/:call{.+}', (c) => errorResponse(c, 404, 'There is no such call.'))
  if (pagesFolder) app.route('/', createPages(pagesFolder))
  app.notFound((c) => errorResponse(c, 404, 'There is nothing at this address.'))
  return app
}

const headers = {
  referrerPolicy: 'strict-origin-when-cross-origin',
  // For the proxy that brings TLS to decide.
  strictTransportSecurity: false,
  xFrameOptions: 'DENY',
  // Other sites may call the API and show the share cards.
  crossOriginResourcePolicy: 'cross-origin',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
}

// The body is not drained, so the connection must not be reused.
function refuseBody(c: Context): Response {
  c.header('Connection', 'close')
  return errorResponse(c, 413, errorMessages.tooLarge)
}

const connectionIp = (c: Context): string => getConnInfo(c).remote.address ?? 'unknown'

const forwardedIp = (c: Context): string => c.req.header('x-forwarded-for')?.split(',')[0]?.trim() || connectionIp(c)
