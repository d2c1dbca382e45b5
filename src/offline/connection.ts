import type { QueryClient } from '@tanstack/react-query'

let isOffline = false

/**
 * Shows a notice from the moment the connection is lost, or a stored page opens, until the connection is back. Does nothing without a
 * service worker.
 */
export function watchConnection(queryClient: QueryClient): void {
  const update = async (next: boolean) => {
    if (!navigator.serviceWorker?.controller) return
    isOffline = next
    // If its code isn't stored, there is no notice.
    const notice = await import('./offline-notice').catch(() => null)
    // The connection may have changed again.
    notice?.showNotice(isOffline ? queryClient : null)
  }
  window.addEventListener('offline', () => void update(true))
  window.addEventListener('online', () => void update(false))
  window.addEventListener('click', leaveToBrowser, { capture: true })
  if (!navigator.onLine || isStored()) void update(true)
}

/** Whether the page comes from the cache: the service worker marks it. */
const isStored = () => Boolean(document.documentElement.dataset.offline)

/**
 * Without a connection, and on a stored page, the browser follows links to other pages itself: a stored page is complete, while the router
 * may lack code or data. Links within a page, such as filters, stay with the router, because a page is stored without its search.
 */
function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!(isOffline || isStored()) || !link || link.origin !== window.location.origin) return
  const isWithinPage = link.pathname === window.location.pathname && (link.search || link.hash)
  if (!isWithinPage) event.stopPropagation()
}
