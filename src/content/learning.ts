import { queryOptions } from '@tanstack/react-query'

export type { Resource } from './learning.types'

/** The Gaming Knowledge Hub (specification 2, "learn"). */
export const learningQuery = queryOptions({
  queryKey: ['learning'],
  queryFn: () => import('./learning.data').then(({ learning }) => learning),
  staleTime: 'static',
})
