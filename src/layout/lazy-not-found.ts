import { lazyRouteComponent } from '@tanstack/react-router'

/** Shown for unknown URLs and records. A route whose loader may not find its record names it, or the whole page would be replaced. */
export const NotFound = lazyRouteComponent(() => import('./not-found'), 'NotFound')
