import { once } from 'node:events'
import { findFreePort } from '@akhada/harness/free-port'
import { createStaticFiles } from '@akhada/server/http/static-files'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** Serves the built floor the way that the product's server serves its files. */
export async function serveFloor(folder: string): Promise<{ url: string; stop: () => void }> {
  const port = await findFreePort()
  const files = createStaticFiles(folder, () => ({}))
  const server = serve({ fetch: new Hono().get('*', files()).fetch, hostname: '127.0.0.1', port })
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}
