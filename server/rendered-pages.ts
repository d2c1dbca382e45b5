import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { noFrames } from './content-security-policy'
import { isUnavailable } from './errors'
import { logError } from './log'
import { requestFields } from './request-log'
import { createResponseCache, type SharedResponse, sendCached } from './response-cache'

/** What the build exports (`src/server.ts`). */
interface Build {
  describePage: (url: URL) => { href: string; hasServerData: boolean }
  renderPage: (
    request: Request,
    callBackend: (path: string, init: RequestInit) => Promise<Response>,
  ) => Promise<Response>
}

/** Sends a call to this server, in the name of who requests a page. */
export type CallApi = (c: Context, path: string, init: RequestInit) => Response | Promise<Response>

/** A page that cannot be rendered now, or not with its data. */
class PageUnavailable extends Error {
  // As errors of the database have one.
  readonly code = '57P'
}

/** A page, a redirect to the last page of a list, and a player that nobody knows. */
const statuses = [200, 307, 404] as const

const maxMegabytes = 12

/** Renders that may wait for one another: about 300 ms of work. More get the page without data, and the browser requests that. */
const maxRenders = 24

/** Milliseconds that a page waits for its data. */
const maxDataMs = 1_500

/** To browsers a page is never fresh; shared caches may hold it for a minute, and send the last one while they ask again. */
const cacheHeaders = {
  'Cache-Control': 'no-cache',
  'CDN-Cache-Control': 'max-age=60, stale-while-revalidate=86400',
}

/**
 * Pages that are rendered for their URL: those that show what the server knows, and those whose search params choose what they show.
 * The next handler responds for all others, and where a page cannot be rendered: it sends the page that the build made of the path.
 */
export async function createRenderedPages(bundle: string, isBuilt: (path: string) => boolean, callApi: CallApi) {
  if (!existsSync(bundle)) return createMiddleware((_, next) => next())
  const build: Build = await import(pathToFileURL(bundle).href)
  const cache = createResponseCache(maxMegabytes)
  let renders = 0

  const render = async (c: Context, href: string): Promise<SharedResponse> => {
    if (renders >= maxRenders) throw new PageUnavailable('Too many pages are being rendered.')
    renders += 1
    let hasData = true
    const callBackend = async (path: string, init: RequestInit) => {
      const response = await Promise.race([callApi(c, path, init), failAfter(maxDataMs)]).catch((error) => {
        hasData = false
        throw error
      })
      hasData &&= response.status < 500 && response.status !== 429
      return response
    }
    try {
      const response = await build.renderPage(new Request(new URL(href, c.req.url)), callBackend)
      if (!hasData) throw new PageUnavailable('The data of a page did not arrive.')
      const status = statuses.find((each) => each === response.status)
      if (!status) throw new Error(`The page ${href} cannot be rendered.`)
      const body = await response.text()
      const ETag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
      const policy = `${response.headers.get('Content-Security-Policy')}; ${noFrames}`
      const headers = {
        ...Object.fromEntries(response.headers),
        'content-security-policy': policy,
        ...cacheHeaders,
        ETag,
      }
      return { status, headers, body }
    } finally {
      renders -= 1
    }
  }

  return createMiddleware(async (c, next) => {
    const url = new URL(c.req.url)
    const { href, hasServerData } = build.describePage(url)
    if (!hasServerData && !(href.includes('?') && isBuilt(url.pathname))) return next()
    try {
      return await sendCached(c, await cache.fetch(href, () => render(c, href)))
    } catch (error) {
      if (!isUnavailable(error)) logError(error, 'A page cannot be rendered', requestFields(c))
      return next()
    }
  })
}

const failAfter = (ms: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new PageUnavailable('The data of a page takes too long.')), ms).unref()
  })
