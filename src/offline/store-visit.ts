import type { QueryClient } from '@tanstack/react-query'
import { toSitePath } from '~/lib/site-path'
import { readFollows } from '~/session/follows'
import { subscribeToStorage } from '~/session/storage-store'
import { recordsSince, storeRecords } from './records'
import { postToWorker, registerWorker } from './worker'

/** So many followed players, the last ones, are stored: each is a request. */
const limit = 24

let isStarted = false
/** When the records were stored last, in ms. */
let lastStored = 0

/** Stores what the visitor looks at for times without a connection: the page, what it loaded, its records, and players who are followed. */
export async function storeVisit(queryClient: QueryClient): Promise<void> {
  if (!toSitePath(window.location.pathname)) return
  if (!isStarted) {
    isStarted = true
    // Long visits load more than the 250 files that browsers list.
    performance.setResourceTimingBufferSize(2_000)
    subscribeToStorage(() => void storeFollowed(queryClient).catch(() => {}))
  }
  try {
    await registerWorker()
    await postToWorker({ type: 'store', path: window.location.pathname, files: loadedFiles(), pictures: [] })
    const now = Date.now()
    await storeRecords(recordsSince(queryClient, lastStored), followedPlayers())
    lastStored = now
    await storeFollowed(queryClient)
  } catch {
    // No service worker, or no storage: the site works as it would without.
  }
}

/** The files of this site that the page has loaded and that are the same for everybody. */
function loadedFiles(): string[] {
  const paths = performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name)
    return origin === window.location.origin && storable.test(pathname) ? [pathname] : []
  })
  // Drawings that the prerendered page has in itself, and other pages load.
  const inlined = Array.from(document.querySelectorAll<HTMLElement>('[data-file]'), ({ dataset }) => dataset.file ?? '')
  return [...new Set([...paths, ...inlined])]
}

const storable = /^\/assets\/|^\/(art|fonts|icons|video)\/.+\.(svg|png|avif|webp|woff2)$/

let lastIds = ''

/** Once for each list of players: every change of the storage calls it. */
async function storeFollowed(queryClient: QueryClient): Promise<void> {
  const ids = followedPlayers()
  if (ids.length === 0 || ids.join() === lastIds) return
  lastIds = ids.join()
  const { storeFollowedPlayers } = await import('./followed-players')
  const pictures = await storeFollowedPlayers(queryClient, ids)
  if (pictures.length === 0) return
  await postToWorker({ type: 'store', path: window.location.pathname, files: loadedFiles(), pictures })
}

const followedPlayers = () =>
  readFollows()
    .flatMap(({ kind, id }) => (kind === 'player' ? [id] : []))
    .slice(-limit)
