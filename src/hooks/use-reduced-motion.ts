import { prefersReducedMotion } from '~/lib/reduced-motion'
import { reducedMotion } from '~/theme/media-queries'
import { useBrowserValue } from './use-browser-value'

/** Whether the visitor prefers reduced motion; false while prerendering. */
export const useReducedMotion = (): boolean => useBrowserValue(prefersReducedMotion, false, subscribe)

function subscribe(listener: () => void): () => void {
  const list = matchMedia(reducedMotion)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}
