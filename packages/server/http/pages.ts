import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorMessages } from '@akhada/contract/messages'
import { findRedirect } from '@akhada/contract/redirects'
import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { readPagePolicy } from './content-security-policy'
import { errorResponse } from './errors'
import { type CallBackendFor, type CountRead, createRenderedPages } from './rendered-pages'
import { createStaticFiles } from './static-files'

const oneYear = 'public, max-age=31536000, immutable'
const oneDay = 'public, max-age=86400'
const oneHour = 'public, max-age=3600'

/** The built app: pages with server data rendered for their URL, files, redirects, and the not-found page for everything else. */
export async function createPages(folder: string, callBackend: CallBackendFor, countRead: CountRead): Promise<Hono> {
  const files = createStaticFiles(folder, (file, content) => ({
    'Cache-Control': cacheControl(file),
    ...(file === 'feed.xml' && { 'Content-Type': 'application/atom+xml; charset=utf-8' }),
    ...(file.endsWith('.html') && {
      'Content-Security-Policy': readPagePolicy(content.toString('latin1'), file),
    }),
  }))

  const renderedPages = await createRenderedPages(folder, callBackend, countRead)

  return (
    new Hono()
      // Browsers apply the policy of a 304.
      .use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] }))
      .get('*', normalizePath)
      .get('*', redirect(folder))
      .get('*', refuseMalformed(files('/404', 404)))
      // The shells of player and match pages, as they are on disk.
      .get('/players/profile/_', files())
      .get('/esports/match/_', files())
      .get('*', renderedPages)
      .get('/players/profile/:id', files('/players/profile/_'))
      .get('/esports/match/:id', files('/esports/match/_'))
      .get('/404', files('/404', 404))
      .get('*', files())
      .get('*', files('/404', 404))
      .all('*', refuseMethod)
  )
}

/** Gives each page one URL, without a trailing slash or double slashes, which browsers read as another host. */
const normalizePath: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const path = `/${pathname.split('/').filter(Boolean).join('/')}`
  return path === pathname ? next() : c.redirect(path + search, 301)
}

/** Responds with the not-found page to a path that can't be decoded, which no route of the app matches. */
const refuseMalformed =
  (notFound: MiddlewareHandler): MiddlewareHandler =>
  (c, next) => {
    try {
      decodeURIComponent(new URL(c.req.url).pathname)
      return next()
    } catch {
      return notFound(c, next)
    }
  }

/** Redirects alternative paths, and a path in another letter case to the page's own spelling. */
function redirect(folder: string): MiddlewareHandler {
  const pages = globSync('**/index.html', { cwd: folder }).map((page) => join('/', dirname(page)))
  const spellings = new Map(pages.map((path) => [path.toLowerCase(), path]))
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const target = findRedirect(pathname) ?? spellings.get(pathname.toLowerCase())
    return target && target !== pathname ? c.redirect(target + search, 301) : next()
  }
}

/** Files with a hash in their name never change. HTML and the service worker are always revalidated, calendars and the feed hourly. */
function cacheControl(file: string): string {
  if (file.endsWith('.html') || file === 'sw.js') return 'no-cache'
  if (file.startsWith('calendar/') || file === 'feed.xml') return oneHour
  return file.startsWith('assets/') ? oneYear : oneDay
}

const refuseMethod: Handler = (c) => {
  if (c.req.method === 'GET') return c.notFound()
  c.header('Allow', 'GET, HEAD')
  return errorResponse(c, 405, errorMessages.wrongMethod)
}
