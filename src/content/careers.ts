import { queryOptions } from '@tanstack/react-query'

export type { Careers } from './careers.types'

/** What /careers says (specification 2, "careers"). */
export const careersQuery = queryOptions({
  queryKey: ['careers'],
  queryFn: () => import('./careers.data').then(({ careers }) => careers),
  staleTime: 'static',
})
