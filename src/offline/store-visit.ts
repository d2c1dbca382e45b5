import { toSitePath } from '~/lib/site-path'
import { readFollows } from '~/session/follows'
import { subscribeToStorage } from '~/session/storage-store'
import { postToWorker, registerWorker } from './worker'

/** So many followed players, the last ones, are stored: each is a request. */
const limit = 24

let isStarted = false

/** Stores what the visitor looks at for times without a connection: the page with what it loaded, and the pages of followed players. */
export async function storeVisit(): Promise<void> {
  if (!toSitePath(window.location.pathname)) return
  if (!isStarted) {
    isStarted = true
    // Long visits load more than the 250 files that browsers list.
    performance.setResourceTimingBufferSize(2_000)
    subscribeToStorage(() => void store().catch(() => {}))
  }
  try {
    await registerWorker()
    await store()
  } catch {
    // No service worker, or no storage: the site works as it would without.
  }
}

const store = () =>
  postToWorker({ type: 'store', path: window.location.pathname, files: loadedFiles(), followed: followedPages() })

/** The files of this site that the page has loaded and that are the same for everybody. */
function loadedFiles(): string[] {
  const paths = performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name)
    return origin === window.location.origin && storable.test(pathname) ? [pathname] : []
  })
  // Drawings that the page has in itself, and other pages load.
  const inlined = Array.from(document.querySelectorAll<HTMLElement>('[data-file]'), ({ dataset }) => dataset.file ?? '')
  return [...new Set([...paths, ...inlined])]
}

const storable = /^\/assets\/|^\/(art|fonts|icons|og|video)\/.+\.(svg|png|avif|webp|woff2)$/

const followedPages = () =>
  readFollows()
    .flatMap(({ kind, id }) => (kind === 'player' ? [`/players/profile/${encodeURIComponent(id)}`] : []))
    .slice(-limit)
