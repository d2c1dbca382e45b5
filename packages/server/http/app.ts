import { errorMessages } from '@akhada/contract/messages'
import { maxBodyBytes } from '@akhada/contract/rules'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import { timeout } from 'hono/timeout'
import type { Database, Read } from '../db/database.types'
import routes from '../generated/routes'
import { registerMetrics } from '../metrics'
import { createRateLimits } from '../rate-limits'
import type { ServerEnv, Services } from '../services'
import { createTokenIssuer } from '../tokens'
import { createIpReader } from './client-ip'
import { allowsFrames, setStrictPolicy } from './content-security-policy'
import { errorResponse, handleError } from './errors'
import { createHealth } from './health'
import { createPages } from './pages'
import { createPlayerCards } from './player-card'
import type { CallBackendFor, CountRead } from './rendered-pages'
import { requestLog } from './request-log'
import { createResponseCache } from './response-cache'
import { createSitemap } from './sitemap'

interface Options {
  db: Database
  read: Read
  /** Signs tokens; without it, a generated one is stored in the database. */
  authSecret?: string
  /** The backend that rendered pages call; by default this server itself. */
  apiOrigin?: string
  /** How many of the operator's proxies add to X-Forwarded-For. */
  trustedProxies?: number
  /** Folder of the built app; without it only the API is served. */
  pagesFolder?: string
  /** Whether the process is shutting down; if so, connections close after their response. */
  isDraining?: () => boolean
}

/** Creates the server of the five calls of openapi.yaml and of the built app. Rejects if the database can't be read. */
export async function createApp(options: Options): Promise<Hono<ServerEnv>> {
  const { db, read, authSecret, apiOrigin, pagesFolder, trustedProxies = 0, isDraining = () => false } = options
  const services: Services = {
    db,
    read,
    cache: createResponseCache(maxCacheMegabytes),
    issueToken: await createTokenIssuer(db, authSecret),
    rateLimits: createRateLimits(db),
    clientIp: createIpReader(trustedProxies),
  }

  const app = new Hono<ServerEnv>()
  app.onError(handleError)
  app.route('/', createHealth(db, isDraining))
  app.use(requestId(), requestLog, registerMetrics)
  app.use(async (c, next) => {
    await next()
    if (isDraining()) c.header('Connection', 'close')
  })
  app.use(securityHeaders)
  app.options('/api/*', cors(crossOrigin))
  app.use('/api/*', async (c, next) => {
    c.set('services', services)
    c.header('Cache-Control', 'no-store')
    // Hono's `cors` would copy every body.
    c.header('Access-Control-Allow-Origin', crossOrigin.origin)
    c.header('Access-Control-Expose-Headers', crossOrigin.exposeHeaders.join())
    await next()
  })
  app.use('/api/*', timeout(maxResponseMs, new HTTPException(503)))
  app.use('/api/*', methodNotAllowed({ app: routes, onMethodNotAllowed: refuseMethod }))
  app.use('/api/auth/*', requireJson)
  app.on('POST', '/api/*', bodyLimit({ maxSize: maxBodyBytes, onError: refuseBody }))
  const countRead: CountRead = (c) => services.rateLimits.consumeRead(services.clientIp(c))
  app.use('/api/players/*', async (c, next) => {
    countRead(c)
    await next()
  })
  app.route('/', routes)
  app.all('/api/:call{.+}', (c) => errorResponse(c, 404, errorMessages.noSuchCall))
  if (pagesFolder) {
    const callBackend: CallBackendFor = (c, path, init) => {
      // The other backend limits requests by visitor, too.
      if (apiOrigin)
        return fetch(new URL(path, apiOrigin), { ...init, headers: { 'X-Forwarded-For': services.clientIp(c) } })
      const forwardedFor = c.req.header('X-Forwarded-For')
      return app.request(path, { ...init, headers: forwardedFor ? { 'X-Forwarded-For': forwardedFor } : {} }, c.env)
    }
    app.route('/', createPlayerCards(pagesFolder, read, countRead))
    app.route('/', createSitemap(pagesFolder, read, countRead))
    app.route('/', await createPages(pagesFolder, callBackend, countRead))
  }
  app.notFound((c) => errorResponse(c, 404, errorMessages.nothingHere))
  return app
}

const maxCacheMegabytes = 64

/** Any call responds within five seconds, even if the database does not. */
const maxResponseMs = 4_500

const crossOrigin = {
  origin: '*',
  allowHeaders: ['Content-Type'],
  allowMethods: ['GET', 'POST'],
  exposeHeaders: ['Retry-After'],
  // The longest that any browser caches a preflight.
  maxAge: 24 * 60 * 60,
}

const shared = {
  // Left to the proxy that terminates TLS.
  strictTransportSecurity: false,
  // Other sites may call the API and show the share cards.
  crossOriginResourcePolicy: 'cross-origin',
  // Only old browsers know them.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

const document = {
  ...shared,
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
}
const documentHeaders = secureHeaders(document)
const framedHeaders = secureHeaders({ ...document, xFrameOptions: false })

const subresourceHeaders = secureHeaders({
  ...shared,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xFrameOptions: false,
})

/** Scripts, styles, fonts and pictures don't get the headers that only documents need: they made up a tenth of a page's bytes on a phone. */
const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const isSubresource = /^(text\/(javascript|css)|font\/|video\/|image\/(?!svg))/.test(
    c.res.headers.get('Content-Type') ?? '',
  )
  if (!isSubresource) setStrictPolicy(c)
  const headers = allowsFrames(c) ? framedHeaders : documentHeaders
  await (isSubresource ? subresourceHeaders : headers)(c, async () => {})
  if (isSubresource) c.res.headers.delete('X-Request-Id')
}

// The body is not drained, so the connection must not be reused.
function refuseBody(c: Context): Response {
  c.header('Connection', 'close')
  return errorResponse(c, 413, errorMessages.tooLarge)
}

function refuseMethod(c: Context, methods: string[]): Response {
  c.header('Allow', methods.join(', '))
  return errorResponse(c, 405, errorMessages.wrongMethod)
}

/** Accepts only JSON: other sites can submit forms, but not as JSON. */
const requireJson: MiddlewareHandler = async (c, next) => {
  const [mediaType] = c.req.header('content-type')?.split(';') ?? []
  if (mediaType && mediaType.trim().toLowerCase() !== 'application/json') {
    return errorResponse(c, 415, errorMessages.unsupportedMediaType)
  }
  return next()
}
