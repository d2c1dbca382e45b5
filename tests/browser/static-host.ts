import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'

const folder = 'dist/client'

/** Serves the built files as a static host does (docs/deploy.md), and passes calls to a backend. Resolves with its origin. */
export async function startStaticHost(backend: string): Promise<{ url: string; stop: () => void }> {
  const app = new Hono()
    .all('/api/*', (c) => proxy(backend + c.req.path + new URL(c.req.url).search, c.req))
    .use('/players/profile/*', serveStatic({ path: `${folder}/players/profile/_/index.html` }))
    .use('/esports/match/*', serveStatic({ path: `${folder}/esports/match/_/index.html` }))
    .use(serveStatic({ root: folder }))
    .notFound(async (c) => c.html(await readFile(`${folder}/404/index.html`, 'utf8'), 404))
  const server = createAdaptorServer(app).listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The static host has no port.')
  return { url: `http://localhost:${address.port}`, stop: () => server.close() }
}
