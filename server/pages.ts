import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'

const year = 'public, max-age=31536000, immutable'
const day = 'public, max-age=86400'

/** The built app: prerendered pages, the frame of any player's profile, and for all else the page that says so. */
export function createPages(folder: string): Hono {
  const files = (path?: string) =>
    serveStatic({ root: folder, precompressed: true, onFound: setCaching, ...(path && { path }) })

  return new Hono()
    .use(etag())
    .get('/players/profile/:id', files('players/profile/_/index.html'))
    .get('*', files())
    .get(
      '*',
      (c, next) => {
        c.status(404)
        return next()
      },
      files('404/index.html'),
    )
}

/** Files with a hash in their name never change; pages are asked for anew each time. */
function setCaching(path: string, c: Context): void {
  const isPage = /\.html(\.br|\.gz)?$/.test(path)
  c.header('Cache-Control', /[\\/]assets[\\/]/.test(path) ? year : isPage ? 'no-cache' : day)
  c.header('Vary', 'Accept-Encoding')
}
