import { toSitePath } from '../src/lib/site-path'
import { cacheNames, dated, storedAt, trim, type WorkerMessage } from '../src/offline/storage'
import { redirectPath } from '../src/router/redirects'

declare const self: ServiceWorkerGlobalScope

/** What is stored before it is visited: pages, and the files that they need. `scripts/service-worker.ts` writes it in. */
declare const __PRECACHE__: { pages: string[]; files: string[] }

/** Milliseconds that a server has before the stored page is shown. */
const responseTimeoutMs = 4_000

/** Milliseconds for which something stored is not requested again. */
const fresh = { pages: 10 * 60_000, followed: 24 * 60 * 60_000, pictures: 24 * 60 * 60_000 }

/** How many entries each cache has at most, the last ones. */
const most = { pages: 60, assets: 400, pictures: 300 }

const offlinePage = '/offline'

/** Pages without a connection; the others load their pictures and fonts past this worker. */
const cutOff = new Set<string>()

self.addEventListener('install', (event) => event.waitUntil(precache()))

/** Firefox shows an error page of its own when the request that it sends ahead fails, whatever the worker responds (workbox issue 3134). */
const canPreload = !navigator.userAgent.includes('Firefox/')

self.addEventListener('activate', (event) => {
  const { navigationPreload } = self.registration
  event.waitUntil(canPreload ? navigationPreload?.enable() : navigationPreload?.disable())
  event.waitUntil(deleteOtherCaches())
})

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data
  if (message?.type === 'store') event.waitUntil(store(message))
  else if (message?.type === 'connection' && event.source instanceof Client) {
    event.waitUntil(setConnection(event.source.id, message.isOffline))
  }
})

self.addEventListener('fetch', (event) => {
  const { request, clientId } = event
  const url = new URL(request.url)
  // The calls, forms and parts of a video never get a response from here.
  if (request.method !== 'GET' || request.headers.has('Range') || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') {
    if (request.destination === 'document' && !isFile(url)) event.respondWith(respondWithPage(event, url))
  } else if (isAsset(url)) {
    event.respondWith(respondWithAsset(request))
  } else if ((cutOff.has(clientId) || !navigator.onLine) && isPicture(request)) {
    event.respondWith(fetch(request).catch(async () => (await match('pictures', request)) ?? Response.error()))
  }
})

/** What older workers stored under other names is not trusted. */
async function deleteOtherCaches(): Promise<void> {
  const known: readonly string[] = Object.values(cacheNames)
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !known.includes(name)).map((name) => caches.delete(name)))
}

/** All of it or nothing: files first, since a page is stored only with its scripts. */
async function precache(): Promise<void> {
  await Promise.all(__PRECACHE__.files.map((file) => storeFile(file)))
  const stored = await Promise.all(__PRECACHE__.pages.map((path) => storePage(path, 0)))
  // A deployment is under way: the next visit tries again.
  if (stored.includes(false)) throw new Error('A page is of another version than this worker.')
  // Pages of the last version go on: the names of all that they load have a hash, and what is stored of it stays.
  await self.skipWaiting()
}

/** The network first; without a response, or with one that takes long, the stored page, which then says of when it is. */
async function respondWithPage(event: FetchEvent, url: URL): Promise<Response> {
  const network = Promise.resolve(event.preloadResponse).then((preloaded: Response | undefined) => {
    return preloaded ?? fetch(event.request)
  })
  const readable = network.then(
    (response) => (response.status < 500 ? response : undefined),
    () => undefined,
  )
  const stored = await match('pages', documentPath(url.pathname))
  const response = await (stored ? Promise.race([readable, after(responseTimeoutMs)]) : readable)
  if (response) return response
  if (stored) {
    cutOff.add(event.resultingClientId)
    return asOffline(stored)
  }
  return network.catch(async () => {
    const target = redirectPath(url.pathname)
    if (target) return Response.redirect(target + url.search)
    if (!(await match('pages', offlinePage))) return Response.error()
    return Response.redirect(`${offlinePage}?${new URLSearchParams({ next: url.pathname + url.search })}`)
  })
}

/** The name of an asset has a hash: what is stored is right. */
async function respondWithAsset(request: Request): Promise<Response> {
  return (await match('assets', request)) ?? fetch(request)
}

/** Marks the page before its first script runs (`src/offline/connection.ts`). */
async function asOffline(stored: Response): Promise<Response> {
  const html = await stored.text()
  const marked = html.replace('<html', `<html data-offline="${stored.headers.get(storedAt)}"`)
  return new Response(marked, { headers: stored.headers })
}

/** Stores a page that is being looked at, what it loaded, and the pages of followed players. */
async function store({ path, files, followed }: Extract<WorkerMessage, { type: 'store' }>): Promise<void> {
  // One that cannot be had now may come another time, and a full storage is no error of the page.
  await Promise.allSettled(files.map((file) => storeFile(file)))
  await storePage(path, fresh.pages).catch(() => false)
  for (const page of followed) await storePage(page, fresh.followed).catch(() => false)
  const needed = new Set([...files, ...followed, ...__PRECACHE__.files, ...__PRECACHE__.pages].map(addressOf))
  for (const name of ['pages', 'assets', 'pictures'] as const)
    await trim(await caches.open(cacheNames[name]), most[name], needed)
}

async function storeFile(file: string): Promise<void> {
  const url = new URL(file, self.location.origin)
  const name = isAsset(url) ? 'assets' : 'pictures'
  const stored = await match(name, url)
  if (stored && (name === 'assets' || isFresh(stored, fresh.pictures))) return
  const response = await fetch(url, { credentials: 'omit', priority: 'low', mode: 'same-origin' })
  // A host that answers with a page, or another picture, for what it lacks would take the place of the file for ever.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  if (!response.ok || response.redirected || isPage) throw new Error(`${file} cannot be stored.`)
  await (await caches.open(cacheNames[name])).put(url, dated(response))
}

/** Stores a page as any visitor gets it; false when its scripts are not stored, as they are those of another version. */
async function storePage(path: string, age: number): Promise<boolean> {
  const key = documentPath(path)
  // `//host/path` would be the page of another site.
  if (!toSitePath(key)) return false
  const last = await match('pages', key)
  if (last && isFresh(last, age)) return true
  const response = await fetch(key, {
    credentials: 'omit',
    cache: 'no-cache',
    priority: 'low',
    mode: 'same-origin',
  })
  if (
    !response.ok ||
    response.type !== 'basic' ||
    response.redirected ||
    !/^text\/html/.test(response.headers.get('Content-Type') ?? '')
  )
    return false
  const html = await response.clone().text()
  const scripts = [...html.matchAll(/ (?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(([, script]) => script ?? [])
  const stored = await Promise.all(scripts.map((script) => match('assets', script)))
  if (stored.includes(undefined)) return false
  const title = /<title>([^<|]+)/.exec(html)?.[1]?.trim()
  await (await caches.open(cacheNames.pages)).put(key, dated(response, title))
  return true
}

/** A page that has lost its connection is taken over; until then it loads what it needs by itself. */
async function setConnection(id: string, isOffline: boolean): Promise<void> {
  if (!isOffline) cutOff.delete(id)
  else {
    cutOff.add(id)
    await self.clients.claim()
  }
}

/** The page of a path. */
const documentPath = (path: string) => path.replace(/(.)\/$/, '$1')

/** A picture or a font, also one that is shared as a file. */
const isPicture = ({ destination, url }: Request) =>
  /^(image|font)$/.test(destination) || new URL(url).pathname.startsWith('/og/')

const isFile = ({ pathname }: URL) => /\.\w+$/.test(pathname)

const isAsset = ({ origin, pathname }: URL) => origin === self.location.origin && pathname.startsWith('/assets/')

const addressOf = (path: string) => new URL(path, self.location.origin).href

const isFresh = ({ headers }: Response, age: number) => Date.now() - Date.parse(headers.get(storedAt) ?? '') < age

/** Nothing where the browser refuses its storage. */
const match = async (name: keyof typeof cacheNames, request: RequestInfo | URL) => {
  const cache = await caches.open(cacheNames[name]).catch(() => undefined)
  return cache?.match(request)
}

const after = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))
