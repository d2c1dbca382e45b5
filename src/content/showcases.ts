import { queryOptions } from '@tanstack/react-query'
import type { Showcase } from './showcase-types'

/** The showcase of an organization; null for an unknown id. */
export const showcaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['showcase', id],
    queryFn: async (): Promise<Showcase | null> => (await import('./showcase-loader')).loadShowcase(id),
    staleTime: 'static',
  })
