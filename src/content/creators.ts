import { queryOptions } from '@tanstack/react-query'
import type { CreatorProfile } from './creator-profiles'
import type { Creator } from './creators.types'

export type { Creator, CreatorRecord } from './creators.types'

/** All creators, in the order of the directory. */
export const creatorsQuery = queryOptions({
  queryKey: ['creators'],
  queryFn: async (): Promise<Creator[]> => (await import('./creator-loader')).loadCreators(),
  staleTime: 'static',
})

/** The profile of a creator; null for an unknown id. */
export const creatorQuery = (id: string) =>
  queryOptions({
    queryKey: ['creator', id],
    queryFn: async (): Promise<CreatorProfile | null> => (await import('./creator-loader')).loadCreator(id),
    staleTime: 'static',
  })
