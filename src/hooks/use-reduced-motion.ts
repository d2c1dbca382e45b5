import { useSyncExternalStore } from 'react'
import { reducedMotion } from '~/lib/reduced-motion'

/** Whether the visitor prefers reduced motion; false while prerendering. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => reducedMotion().matches,
    () => false,
  )

function subscribe(listener: () => void): () => void {
  const list = reducedMotion()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}
