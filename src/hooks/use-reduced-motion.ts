import { prefersReducedMotion } from '~/lib/reduced-motion'
import { useBrowserValue } from './use-browser-value'

/** Whether the visitor prefers reduced motion; false while prerendering. */
export const useReducedMotion = (): boolean => useBrowserValue(() => prefersReducedMotion().matches, false, subscribe)

function subscribe(listener: () => void): () => void {
  const list = prefersReducedMotion()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}
