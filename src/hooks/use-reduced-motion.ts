import { useSyncExternalStore } from 'react'
import { prefersReducedMotion } from '~/lib/reduced-motion'

/** Whether the visitor prefers reduced motion; false while prerendering. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => prefersReducedMotion().matches,
    () => false,
  )

function subscribe(listener: () => void): () => void {
  const list = prefersReducedMotion()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}
