import { queryOptions } from '@tanstack/react-query'
import type { Figure } from './figure'

export interface Home {
  hero: { lines: [string, string]; tagline: string }
  figures: Figure[]
}

/** What `/` says (specification 1). */
export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: () => import('./home.data').then(({ home }) => home),
  staleTime: 'static',
})
