import { useSyncExternalStore } from 'react'

/** Past how many px the header changes (specification 9). */
const threshold = 64

/** Whether the page is scrolled past the threshold; not, while prerendering. */
export const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  )

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
