import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { deleteUnusedIps } from './db/accounts-store'
import { openEmbedded, openPostgres } from './db/database'
import { seedPlayers } from './db/seed'
import type { Env } from './env'
import { createApp } from './http/app'
import { handleRequestError } from './http/errors'
import { log, logError } from './log'
import { createMetrics } from './metrics'
import { deleteExpiredAttempts } from './rate-limits'
import { root } from './root'

export interface RunningServer {
  url: string
  /** Where `/metrics` is, when METRICS_PORT is set. */
  metricsUrl: string | undefined
  /** Lets open requests finish, for up to ten seconds, and closes the database. */
  close: () => Promise<void>
}

/** Milliseconds between two rounds of deleting old attempts and bringing the sample players up to date. */
const maintenanceIntervalMs = 5 * 60 * 1000

/** After this long without a new request, in ms, all have arrived. */
const quietMs = 100

/** How long requests are still accepted if they don't stop, in ms. */
const acceptMs = 5_000

/** How long pending requests have to finish, in ms. */
const drainMs = 10_000

const builtPages = join(root, 'dist/client')

/** Opens the database and listens; serves the built app too, if there is one. Port 0 picks a free one. */
export async function startServer(env: Env, pagesFolder = builtPages): Promise<RunningServer> {
  const hasPages = existsSync(pagesFolder)
  if (!hasPages) log.warn(`No pages in ${pagesFolder}: serving the API only. Run npm run build to create the pages.`)
  const database = env.DATABASE_URL
    ? await openPostgres(env.DATABASE_URL, env.DATABASE_REPLICA_URLS)
    : await openEmbedded(env.DATA_DIR)
  let isDraining = false
  const app = await createApp({
    db: database.db,
    read: database.read,
    authSecret: env.AUTH_SECRET,
    apiOrigin: env.API_ORIGIN,
    trustedProxies: env.TRUST_PROXY,
    isDraining: () => isDraining,
    ...(hasPages && { pagesFolder }),
  })
  // Longer than clients hold a connection, so that none is closed just as a client reuses it.
  const options = { keepAliveTimeout: 65_000 }
  const server = createServer(options, getRequestListener(app.fetch, { errorHandler: handleRequestError }))
  let arrivals = 0
  server.on('request', () => {
    arrivals += 1
  })
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    arrivals += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const url = await listen(server, env.PORT)
  const metrics = env.METRICS_PORT === undefined ? undefined : await serveMetrics(env.METRICS_PORT)
  const runMaintenance = () =>
    Promise.all([deleteExpiredAttempts(database.db), deleteUnusedIps(database.db), seedPlayers(database.db)])
  const timer = setInterval(
    () => runMaintenance().catch((error) => logError(error, 'Maintenance failed')),
    maintenanceIntervalMs,
  ).unref()
  return {
    url,
    metricsUrl: metrics?.url,
    close: async () => {
      isDraining = true
      clearInterval(timer)
      await waitUntilQuiet(() => arrivals)
      // Browsers open connections in advance. Draining would wait for them.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
      await drain(server)
      metrics?.server.close()
      await database.close()
    },
  }
}

async function serveMetrics(port: number): Promise<{ server: Server; url: string }> {
  const server = createServer(getRequestListener(createMetrics().fetch))
  return { server, url: `${await listen(server, port)}/metrics` }
}

async function listen(server: Server, port: number): Promise<string> {
  server.listen(port)
  await once(server, 'listening')
  const address = server.address()
  return `http://localhost:${typeof address === 'object' && address ? address.port : port}`
}

/** Waits until no more requests arrive: closing would cut off those that a busy process hasn't accepted yet. */
async function waitUntilQuiet(arrivals: () => number): Promise<void> {
  const end = performance.now() + acceptMs
  let before = -1
  while (arrivals() > before && performance.now() < end) {
    before = arrivals()
    await setTimeout(quietMs)
    // Some requests may have arrived but not been read yet.
    for (let turn = 0; turn < 3; turn += 1) await setImmediate()
  }
}

/** Stops accepting connections, closes those without a request, and waits for the others. */
async function drain(server: Server): Promise<void> {
  const timeout = AbortSignal.timeout(drainMs)
  const closed = once(server, 'close', { signal: timeout })
  server.close()
  await closed.catch(() => {
    log.warn('Open requests are cut off: they took too long.')
    server.closeAllConnections()
  })
}
