import { queryOptions } from '@tanstack/react-query'

/** What `/` says (specification 1). */
export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: () => import('./home.data').then(({ home }) => home),
  staleTime: 'static',
})
