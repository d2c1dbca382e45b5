import type { AnyRouter } from '@tanstack/react-router'
import { toSitePath } from '~/lib/site-path'
import { whenIdle } from '~/lib/when-idle'
import { readFollows } from '~/session/follows'
import { subscribeToStorage } from '~/session/storage-store'
import { savesData } from '~/ui/save-data'
import { watchConnection } from './connection'
import { isFile, workerUrl } from './storage'

/** The most followed players to store, the latest follows: each costs a request a day. */
const limit = 24

/** Starts to store visited pages, and to show when the connection is lost. */
export function startOffline(router: AnyRouter): void {
  watchConnection(router.options.context.queryClient)
  // Without a service worker or storage the site still works, just not offline.
  if (!savesData) storeVisits(router).catch(() => {})
}

async function storeVisits(router: AnyRouter): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerUrl)
  await navigator.serviceWorker.ready
  // The message that Workbox listens to.
  const store = (urlsToCache: (string | [string, RequestInit])[]) =>
    registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })

  const storePages = () => {
    const path = toSitePath(window.location.pathname)
    const players = readFollows().flatMap(({ kind, id }) => (kind === 'player' ? [id] : []))
    if (path) store([[path, { cache: 'no-cache' }]])
    store(players.slice(-limit).map((id) => `/players/profile/${encodeURIComponent(id)}`))
  }
  storePages()
  router.subscribe('onRendered', () => whenIdle(storePages))
  subscribeToStorage(storePages)
  new PerformanceObserver((list) =>
    store(list.getEntries().flatMap(({ name }) => (isFile(new URL(name).pathname) ? [name] : []))),
  ).observe({ type: 'resource', buffered: true })
}
