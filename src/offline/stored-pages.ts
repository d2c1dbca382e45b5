import { brand } from '~/lib/brand'
import { unescapeHtml } from '~/lib/unescape-html'
import { cacheNames, installedPaths } from './storage'

export interface StoredPage {
  path: string
  title: string
}

/** The pages that open without a connection, most recently visited first. */
export async function readStoredPages(): Promise<StoredPage[]> {
  const cache = await caches.open(cacheNames.pages)
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const html = (await (await cache.match(request))?.text()) ?? ''
      const title = unescapeHtml(/<title>([^<]+)/.exec(html)?.[1] ?? '')
      return { path: new URL(request.url).pathname, title: title.replace(siteName, '') }
    }),
  )
  // The shell for any player is not a visited page.
  return pages.filter(({ path, title }) => title && path !== '/offline' && !path.endsWith('/_')).reverse()
}

/** The end of a title (`lib/page-head.ts`). */
const siteName = new RegExp(` \\| ${brand.name}$`)

/** Deletes the pages and pictures that were stored during visits. */
export async function deleteVisits(): Promise<void> {
  // Workbox records there when it stored each page.
  indexedDB.deleteDatabase('workbox-expiration')
  if (!('caches' in window)) return
  await caches.delete(cacheNames.pictures)
  if (!(await caches.has(cacheNames.pages))) return
  const pages = await caches.open(cacheNames.pages)
  const visited = (await pages.keys()).filter(({ url }) => !installedPaths.includes(new URL(url).pathname))
  await Promise.all(visited.map((request) => pages.delete(request)))
}
