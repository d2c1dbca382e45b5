import { reducedMotion } from '~/theme/media-queries'

/** Whether the visitor prefers reduced motion. */
export const prefersReducedMotion = (): boolean => matchMedia(reducedMotion).matches
