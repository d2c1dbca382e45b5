import type { RouteHandler, RouteMatchCallback, WorkboxPlugin } from 'workbox-core/types'
import { ExpirationPlugin } from 'workbox-expiration'
import { Route, Router } from 'workbox-routing'
import { CacheFirst, CacheOnly, NetworkFirst } from 'workbox-strategies'
import { toSitePath } from '../../lib/site-path'
import { cacheNames, isCacheableFile } from '../storage'

declare const self: ServiceWorkerGlobalScope

/** Stored before any visit: pages, and the code that they load later. `packages/build/service-worker.ts` inserts it. */
declare const __PRECACHE__: { pages: string[]; files: string[] }
const precache = __PRECACHE__

/** Requests as any visitor sends them: never to another site, never with cookies. */
const anonymous = { credentials: 'omit', mode: 'same-origin' } as const

/** The expected content types, by file extension. */
const types: Record<string, RegExp> = { '': /^text\/html/, js: /javascript/, css: /^text\/css/, woff2: /font|octet/ }

/** Whether a response is complete, from this site and of the type its URL implies: a host may send a page for a missing file. */
function isCacheable({ status, type, redirected, url, headers }: Response): boolean {
  const extension = /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? ''
  const promised = types[extension] ?? /^image\//
  return status === 200 && type === 'basic' && !redirected && promised.test(headers.get('Content-Type') ?? '')
}

const readDate = (response?: Response) => Date.parse(response?.headers.get('Date') ?? '')

/** The age, in ms, at which a stored response is requested again, by the request's cache mode. Pages show it at any age. */
const ages: Partial<Record<RequestCache, number>> = { 'no-cache': 10 * 60_000, default: 24 * 60 * 60_000 }

const storable: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isCacheable(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) =>
    event instanceof FetchEvent || Date.now() - readDate(cachedResponse) < (ages[request.cache] ?? 0)
      ? cachedResponse
      : null,
}

/** Stores a page with the files it names, or not at all, so that page and code are from one deployment. */
const withFiles: WorkboxPlugin = {
  async cacheWillUpdate({ response, event }) {
    const paths = (await response.clone().text()).matchAll(/ (?:src|href)="(\/[^"#]+)/g)
    await store(Array.from(paths, ([, path = '']) => path).filter(isCacheableFile), event)
    return response
  },
}

/** Stores URLs in the caches of their routes. Rejects if a page or its code is missing, as during a deployment; a picture may be. */
async function store(requests: (string | Request)[], event: ExtendableEvent): Promise<void> {
  const responses = requests.map((each) => router.handleRequest({ request: new Request(each), event }))
  for (const response of await Promise.all(responses)) {
    if (!response || isCacheable(response)) continue
    const url = new URL(response.url)
    if (!isCacheableFile(url.pathname) || isAsset(url)) throw new Error(`${url} is missing.`)
  }
}

const isAsset = ({ pathname }: URL) => pathname.startsWith('/assets/') && isCacheableFile(pathname)

/** The tabs that show a stored page. */
const offlineTabs = new Set<string>()

/** Reads a stored page, marked with its date for `src/offline/connection.ts`. */
const marked: WorkboxPlugin = {
  cacheWillUpdate: async () => null,
  async cachedResponseWillBeUsed({ cachedResponse, event }) {
    if (!cachedResponse) return null
    if (event instanceof FetchEvent) offlineTabs.add(event.resultingClientId)
    const html = await cachedResponse.text()
    return new Response(html.replace('<html', `<html data-offline="${readDate(cachedResponse)}"`), cachedResponse)
  },
}

const pageCache = { cacheName: cacheNames.pages, matchOptions: { ignoreSearch: true }, plugins: [marked] }
const networkFirst = new NetworkFirst({ ...pageCache, networkTimeoutSeconds: 4 })
const cacheOnly = new CacheOnly(pageCache)

/** Redirects to the page that lists stored pages. */
async function showOffline({ pathname, search }: URL): Promise<Response> {
  if (!(await caches.match('/offline'))) return Response.error()
  return Response.redirect(`/offline?${new URLSearchParams({ next: pathname + search })}`)
}

/** Whether a URL is one of the app's pages; `//host/path` would be another site's. */
const isPage = ({ pathname: path }: URL) =>
  toSitePath(path) !== null && !/\.\w+$/.test(path) && !path.startsWith('/api/')

/** Stores pages, when the worker is installed or a message names them. */
const createPageStrategy = (plugins: WorkboxPlugin[]) =>
  new CacheFirst({
    cacheName: cacheNames.pages,
    fetchOptions: { ...anonymous, cache: 'no-cache', redirect: 'error', priority: 'low' },
    plugins: [storable, withFiles, ...plugins],
  })

const routes: [RouteMatchCallback, RouteHandler][] = [
  [
    ({ request, url }) => request.destination === 'document' && isPage(url),
    async (options) => {
      const response = await networkFirst.handle(options).catch(() => showOffline(options.url))
      return response.status < 500 ? response : cacheOnly.handle(options).catch(() => response)
    },
  ],
  [
    // The cache never goes stale: the names contain a hash.
    ({ url }) => isAsset(url),
    new CacheFirst({
      cacheName: cacheNames.assets,
      fetchOptions: anonymous,
      plugins: [
        { cacheWillUpdate: storable.cacheWillUpdate, handlerDidError: ({ request }) => fetch(request) },
        new ExpirationPlugin({ maxEntries: 400 }),
      ],
    }),
  ],
  [
    // Online, pages bypass this worker for pictures and fonts.
    ({ url, event }) =>
      isCacheableFile(url.pathname) &&
      (!(event instanceof FetchEvent) || !navigator.onLine || offlineTabs.has(event.clientId)),
    new CacheFirst({
      cacheName: cacheNames.pictures,
      fetchOptions: { ...anonymous, priority: 'low' },
      plugins: [storable, new ExpirationPlugin({ maxEntries: 300 })],
    }),
  ],
  [({ url, event }) => event.type === 'install' && isPage(url), createPageStrategy([])],
  [
    // Precached pages change only with the worker.
    ({ url, event }) => event.type === 'message' && isPage(url) && !precache.pages.includes(url.pathname),
    createPageStrategy([new ExpirationPlugin({ maxEntries: 60 })]),
  ],
]

const router = new Router()
for (const [match, handler] of routes) {
  router.registerRoute(new Route((options) => options.sameOrigin && match(options), handler))
}
router.addFetchListener()
router.addCacheListener()

self.addEventListener('install', (event) => {
  const pages = precache.pages.map((path) => new Request(path, { cache: 'reload' }))
  // Safe at once: activation deletes nothing that an open page needs.
  event.waitUntil(self.skipWaiting())
  event.waitUntil(store([...pages, ...precache.files], event))
})

self.addEventListener('activate', (event) => {
  // Firefox shows its own error page when a navigation preload fails (Workbox issue 3134).
  if (!navigator.userAgent.includes('Firefox/')) event.waitUntil(self.registration.navigationPreload?.enable())
  event.waitUntil(self.clients.claim())
  const known: string[] = Object.values(cacheNames)
  const deletion = async (name: string) => known.includes(name) || caches.delete(name)
  event.waitUntil(caches.keys().then((names) => Promise.all(names.map(deletion))))
})
