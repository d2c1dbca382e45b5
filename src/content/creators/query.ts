import { contentQuery } from '~/content/content-query'
import type { Creator, CreatorProfile } from './types'

/** All creators, in the order of the directory. */
export const creatorsQuery = contentQuery(
  ['creators'],
  async (): Promise<Creator[]> => (await import('./load')).loadCreators(),
)

/** The profile of a creator; null for an unknown id. */
export const creatorQuery = (id: string) =>
  contentQuery(['creator', id], async (): Promise<CreatorProfile | null> => (await import('./load')).loadCreator(id))
