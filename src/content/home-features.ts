import { queryOptions } from '@tanstack/react-query'

/** A Platform Feature (specification 1); its icon and drawing go by its id. */
export interface PlatformFeature {
  id: 'stats' | 'events' | 'hubs' | 'brands' | 'community' | 'safety'
  title: string
  description: string
}

/** The six Platform Features, in their order. */
export const featuresQuery = queryOptions({
  queryKey: ['platform-features'],
  queryFn: () => import('./home-features.data').then(({ features }) => features),
  staleTime: 'static',
})
