import { queryOptions } from '@tanstack/react-query'

export type { Service } from './services.types'

/** The nine services, in their order. */
export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: () => import('./services.data').then(({ services }) => services),
  staleTime: 'static',
})
