import { serveStatic } from '@hono/node-server/serve-static'
import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'

const oneYear = 'public, max-age=31536000, immutable'
const oneDay = 'public, max-age=86400'

/** The built app: prerendered pages, the frame of any player's profile, two other names of pages, and for all else the page that says so. */
export function createPages(folder: string): Hono {
  const files = (path?: string) => serveStatic({ root: folder, precompressed: true, ...(path && { path }) })

  return new Hono()
    .use(etag(), cacheHeaders)
    .get('/organizer', redirectTo('/organizer', '/organizers'))
    .get('/organizations/*', redirectTo('/organizations', '/organization'))
    .get('/players/profile/:id', files('players/profile/_/index.html'))
    .get('*', files())
    .get('*', withStatus404, files('404/index.html'))
}

const redirectTo =
  (from: string, to: string): Handler =>
  (c) => {
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(pathname.replace(from, to) + search, 301)
  }

/** Files with a hash in their name never change; HTML is revalidated on every request. */
const cacheHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html')
  c.header('Cache-Control', c.req.path.startsWith('/assets/') && !isPage ? oneYear : isPage ? 'no-cache' : oneDay)
  c.header('Vary', 'Accept-Encoding')
}

const withStatus404: MiddlewareHandler = async (c, next) => {
  await next()
  c.res = new Response(c.res.body, { status: 404, headers: c.res.headers })
}
