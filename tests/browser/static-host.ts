import { readFile } from 'node:fs/promises'
import { listen } from '@akhada/harness/free-port'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'

const folder = 'dist/client'

/** Serves the built files like a static host (docs/deploy.md), and passes API calls to a backend. Resolves with its origin. */
export async function startStaticHost(backend: string): Promise<{ url: string; stop: () => void }> {
  const app = new Hono()
    .all('/api/*', (c) => proxy(backend + c.req.path + new URL(c.req.url).search, c.req))
    .use('/players/profile/*', serveStatic({ path: `${folder}/players/profile/_/index.html` }))
    .use('/esports/match/*', serveStatic({ path: `${folder}/esports/match/_/index.html` }))
    .use(serveStatic({ root: folder }))
    .notFound(async (c) => c.html(await readFile(`${folder}/404/index.html`, 'utf8'), 404))
  const server = createAdaptorServer(app)
  return { url: `http://localhost:${await listen(server)}`, stop: () => server.close() }
}
