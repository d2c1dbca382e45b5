import type { AnyRouter } from '@tanstack/react-router'
import { toSitePath } from '~/lib/site-path'
import { whenIdle } from '~/lib/when-idle'
import { listFollowedPlayers, readFollows } from '~/session/follows'
import { subscribeToStorage } from '~/session/storage-store'
import { savesData } from '~/ui/save-data'
import { watchConnection } from './connection'
import { isCacheableFile, workerUrl } from './storage'

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
    if (path) store([[path, { cache: 'no-cache' }]])
    store(listFollowedPlayers(readFollows()).map((id) => `/players/profile/${encodeURIComponent(id)}`))
  }
  storePages()
  router.subscribe('onRendered', () => whenIdle(storePages))
  subscribeToStorage(storePages)
  new PerformanceObserver((list) =>
    store(list.getEntries().flatMap(({ name }) => (isCacheableFile(new URL(name).pathname) ? [name] : []))),
  ).observe({ type: 'resource', buffered: true })
}
