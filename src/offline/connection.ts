import type { QueryClient } from '@tanstack/react-query'
import { isStoredDocument } from './page-date'
import { postToWorker } from './worker'

let isWatching = false
let isLost = false

/** Says that the connection is lost, takes over what is stored for that, and says when it is back. Without a service worker nothing changes. */
export function watchConnection(queryClient: QueryClient): void {
  if (isWatching) return
  isWatching = true
  const update = (isOffline: boolean) => void setConnection(queryClient, isOffline).catch(() => {})
  window.addEventListener('offline', () => update(true))
  window.addEventListener('online', () => update(false))
  window.addEventListener('click', leaveToBrowser, { capture: true })
  if (!navigator.onLine || isStoredDocument()) update(true)
}

/** Without a connection the browser follows links instead of the router: a stored document has all that its page shows, the code in memory has not. */
function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a')
  if (isLost && link && link.origin === window.location.origin) event.stopPropagation()
}

async function setConnection(queryClient: QueryClient, isOffline: boolean): Promise<void> {
  if (!(await postToWorker({ type: 'connection', isOffline }))) return
  isLost = isOffline
  if (isOffline) await takenOver()
  const { showNotice } = await import('./notice')
  // The connection may have changed again.
  if (isLost === isOffline) showNotice(isOffline ? queryClient : null)
}

/** Resolves when requests go through the service worker. */
async function takenOver(): Promise<void> {
  if (navigator.serviceWorker.controller) return
  await new Promise<void>((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  )
}
