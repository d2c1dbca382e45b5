/** What the service worker and the page store, each in a cache of its own; nothing else is in them. */
export const cacheNames = { pages: 'pages-2', assets: 'assets-2', pictures: 'pictures-2' } as const

/** Header of what is stored: when it was received, as ISO. */
export const storedAt = 'X-Stored'

/** Header of a stored page: its title, percent-encoded. */
export const pageTitle = 'X-Title'

/** Where the service worker is, as the build writes it. */
export const workerUrl = '/sw.js'

/** From a page to the service worker: store this page with what it loaded and the pages of followed players, or whether the page has a connection. */
export type WorkerMessage =
  | { type: 'store'; path: string; files: string[]; followed: string[] }
  | { type: 'connection'; isOffline: boolean }

/** A copy of a response that says when it was received; bodies in a cache are not compressed. */
export function dated(response: Response, title = ''): Response {
  const headers = new Headers(response.headers)
  if (title) headers.set(pageTitle, encodeURIComponent(title))
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  headers.set(storedAt, new Date().toISOString())
  return new Response(response.body, { status: response.status, headers })
}

/** Deletes the oldest entries beyond a number, but none of those named. */
export async function trim(cache: Cache, most: number, needed: ReadonlySet<string>): Promise<void> {
  const keys = await cache.keys()
  const spare = keys.slice(0, Math.max(0, keys.length - most)).filter(({ url }) => !needed.has(url))
  await Promise.all(spare.map((key) => cache.delete(key)))
}
