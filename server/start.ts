import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import { createApp } from './app'
import { openEmbedded, openPostgres } from './database'
import type { Env } from './env'
import { deleteExpiredAttempts } from './rate-limits'

export interface RunningServer {
  url: string
  close: () => Promise<void>
}

/** Milliseconds between two clearings of old attempts. */
const cleanupIntervalMs = 5 * 60 * 1000

const builtPages = fileURLToPath(new URL('../dist/client', import.meta.url))

/** Opens the database, listens, and serves the built app too when there is one. Port 0 takes a free one. */
export async function startServer(env: Env): Promise<RunningServer> {
  const database = env.DATABASE_URL ? await openPostgres(env.DATABASE_URL) : await openEmbedded(env.DATA_DIR)
  const app = await createApp({
    db: database.db,
    authSecret: env.AUTH_SECRET,
    trustProxy: env.TRUST_PROXY,
    ...(existsSync(builtPages) && { pagesFolder: builtPages }),
  })
  const server = createAdaptorServer({
    fetch: app.fetch,
    // Longer than callers keep a connection, so that none is closed while it is being used again.
    serverOptions: { keepAliveTimeout: 65_000 },
  })
  server.listen(env.PORT)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  const timer = setInterval(() => deleteExpiredAttempts(database.db).catch(console.error), cleanupIntervalMs).unref()
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      clearInterval(timer)
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await database.close()
    },
  }
}
