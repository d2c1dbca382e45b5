import { serveStatic } from '@hono/node-server/serve-static'
import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'

const year = 'public, max-age=31536000, immutable'
const day = 'public, max-age=86400'

/** The built app: prerendered pages, the frame of any player's profile, two other names of pages, and for all else the page that says so. */
export function createPages(folder: string): Hono {
  const files = (path?: string) => serveStatic({ root: folder, precompressed: true, ...(path && { path }) })

  return new Hono()
    .use(etag(), setCaching)
    .get('/organizer', moved('/organizer', '/organizers'))
    .get('/organizations/*', moved('/organizations', '/organization'))
    .get('/players/profile/:id', files('players/profile/_/index.html'))
    .get('*', files())
    .get('*', asMissing, files('404/index.html'))
}

const moved =
  (from: string, to: string): Handler =>
  (c) => {
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(pathname.replace(from, to) + search, 301)
  }

/** Files with a hash in their name never change; pages are asked for anew each time. */
const setCaching: MiddlewareHandler = async (c, next) => {
  await next()
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html')
  c.header('Cache-Control', c.req.path.startsWith('/assets/') && !isPage ? year : isPage ? 'no-cache' : day)
  c.header('Vary', 'Accept-Encoding')
}

const asMissing: MiddlewareHandler = async (c, next) => {
  await next()
  c.res = new Response(c.res.body, { status: 404, headers: c.res.headers })
}
