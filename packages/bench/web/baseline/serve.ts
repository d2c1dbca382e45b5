import { listen } from '@akhada/harness/free-port'
import { createStaticFiles } from '@akhada/server/http/static-files'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'

/** Serves the built floor the way that the product's server serves its files. */
export async function serveFloor(folder: string): Promise<{ url: string; stop: () => void }> {
  const files = createStaticFiles(folder, () => ({}))
  const server = createAdaptorServer({ fetch: new Hono().get('*', files()).fetch })
  const port = await listen(server, '127.0.0.1')
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}
