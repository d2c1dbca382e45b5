import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CallBackend, PageRenderer } from '@akhada/contract/page-renderer'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { logError } from '../log'
import { anyFrames, noFrames } from './content-security-policy'
import { isUnavailable, RateLimitError, UnavailableError } from './errors'
import { failAfter } from './fail-after'
import { requestFields } from './request-log'
import { createResponseCache, type SharedResponse, sendCached } from './response-cache'

/** Sends a call to the backend. This server gets it with the IP address of the visitor who requests the page. */
export type CallBackendFor = (c: Context, path: string, init: RequestInit) => Response | Promise<Response>

/** Counts a request of the visitor; throws `RateLimitError` beyond the limit. */
export type CountRead = (c: Context) => void

/** A page, a redirect to the last page of a list, and an unknown player. */
const statuses = [200, 307, 404] as const

const maxMegabytes = 12

/** The most renders at once: about 300 ms of work. Further requests get the page without data, which the browser then fetches. */
const maxRenders = 24

/** How long a page of the sample world is cached, in ms. It shows times in minutes, and the browser updates them. */
const worldAge = { max: 60_000, stale: 10 * 60_000 }

/** How long a page waits for its data, in ms. */
const maxDataMs = 1_500

/** Browsers always revalidate a page. Shared caches may store it for a minute, and serve it stale while they revalidate. */
const cacheHeaders = {
  'Cache-Control': 'no-cache',
  'CDN-Cache-Control': 'max-age=60, stale-while-revalidate=86400',
}

/**
 * Renders pages for their URL: those with server data, and those with search params that change them.
 * For all others, and if a page can't be rendered, the next handler sends the prerendered page of the path.
 */
export async function createRenderedPages(folder: string, callBackend: CallBackendFor, countRead: CountRead) {
  const bundle = join(folder, '../server/server.js')
  if (!existsSync(bundle)) return createMiddleware((_, next) => next())
  const { default: app }: { default: PageRenderer } = await import(pathToFileURL(bundle).href)
  const cache = createResponseCache(maxMegabytes)
  const render = createRenderer(app, callBackend)

  return createMiddleware(async (c, next) => {
    const url = new URL(c.req.url)
    const { pathname } = url
    const { href, liveData } = app.describePage(url)
    const document = app.documents.get(pathname)
    const isRendered = document || liveData || (href.includes('?') && existsSync(join(folder, pathname, 'index.html')))
    if (!isRendered) return next()
    try {
      const read = async () => {
        if (document) return toSharedResponse(await document(), 200, { frames: anyFrames })
        // A page of records makes calls, which are counted themselves.
        if (liveData !== 'records') countRead(c)
        return render(c, href)
      }
      const age = document || liveData === 'world' ? worldAge : undefined
      return await sendCached(c, await cache.fetch(document ? pathname : href, read, age))
    } catch (error) {
      if (!isUnavailable(error) && !(error instanceof RateLimitError))
        logError(error, 'A page cannot be rendered', requestFields(c))
      return next()
    }
  })
}

/** Returns a function that renders a page. It throws `UnavailableError` if too many are being rendered, or if data doesn't arrive. */
function createRenderer({ renderPage }: PageRenderer, callBackend: CallBackendFor) {
  let renders = 0
  return async (c: Context, href: string): Promise<SharedResponse> => {
    if (renders >= maxRenders) throw new UnavailableError('Too many pages are being rendered.')
    renders += 1
    let hasData = true
    const callInTime: CallBackend = async (path, init) => {
      const response = await Promise.race([
        callBackend(c, path, init),
        failAfter(maxDataMs, new UnavailableError('The data of a page takes too long.')),
      ]).catch((error) => {
        hasData = false
        throw error
      })
      hasData &&= response.status < 500 && response.status !== 429
      return response
    }
    try {
      const response = await renderPage(new Request(new URL(href, c.req.url)), callInTime)
      if (!hasData) throw new UnavailableError('The data of a page did not arrive.')
      const status = statuses.find((each) => each === response.status)
      if (!status) throw new Error(`The page ${href} cannot be rendered.`)
      return await toSharedResponse(response, status, { frames: noFrames, headers: cacheHeaders })
    } finally {
      renders -= 1
    }
  }
}

/** Converts a response of the build for the cache. Adds an ETag, and which sites may show it in a frame. */
async function toSharedResponse(
  response: Response,
  status: SharedResponse['status'],
  { frames, headers = {} }: { frames: string; headers?: Record<string, string> },
): Promise<SharedResponse> {
  const body = new Uint8Array(await response.arrayBuffer())
  const policy = response.headers.get('Content-Security-Policy')
  return {
    status,
    headers: {
      ...Object.fromEntries(response.headers),
      ...(policy && { 'content-security-policy': `${policy}; ${frames}` }),
      ...headers,
      ETag: `W/"${hash('sha1', body, 'base64url')}"`,
    },
    body,
  }
}
