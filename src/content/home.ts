import { queryOptions } from '@tanstack/react-query'

export interface Home {
  hero: { lines: [string, string]; tagline: string }
  figures: { value: string; label: string }[]
}

/** What `/` says (specification 1). */
export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: () => import('./home.data').then(({ home }) => home),
  staleTime: Number.POSITIVE_INFINITY,
})
