import { cacheNames, pageTitle } from './storage'

export interface StoredPage {
  path: string
  title: string
}

/** The pages that open without a connection, the last visited first; the one of any player is left out. */
export async function readStoredPages(): Promise<StoredPage[]> {
  const cache = await caches.open(cacheNames.pages)
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const title = (await cache.match(request))?.headers.get(pageTitle)
      return { path: new URL(request.url).pathname, title: decode(title ?? '') }
    }),
  )
  return pages.filter(({ path, title }) => title && path !== '/offline' && !path.endsWith('/_')).reverse()
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll('&amp;', '&').replaceAll('&#x27;', '’')
  } catch {
    return ''
  }
}
