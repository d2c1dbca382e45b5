import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'

const year = 'public, max-age=31536000, immutable'
const day = 'public, max-age=86400'

/** The built app: prerendered pages, the frame of any player's profile, and for all else the page that says so. */
export function createPages(folder: string): Hono {
  const profile = readFileSync(join(folder, 'players/profile/_/index.html'), 'utf8')
  const missing = readFileSync(join(folder, '404/index.html'), 'utf8')
  const frame = (html: string, status: 200 | 404) => (c: Context) => {
    c.header('Cache-Control', 'no-cache')
    return c.html(html, status)
  }

  return new Hono()
    .use(etag())
    .get('/players/profile/:id', frame(profile, 200))
    .get(
      '*',
      serveStatic({
        root: folder,
        precompressed: true,
        onFound: (path, c) => {
          c.header('Cache-Control', cacheControl(path))
          c.header('Vary', 'Accept-Encoding')
        },
      }),
    )
    .get('*', frame(missing, 404))
}

/** Files with a hash in their name never change; pages are asked for anew each time. */
function cacheControl(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return year
  return path.endsWith('.html') ? 'no-cache' : day
}
