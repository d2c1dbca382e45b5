import { queryOptions } from '@tanstack/react-query'

export type { PlatformFeature } from './home-features.types'

/** The six Platform Features, in their order. */
export const featuresQuery = queryOptions({
  queryKey: ['platform-features'],
  queryFn: () => import('./home-features.data').then(({ features }) => features),
  staleTime: 'static',
})
