import { contentQuery } from '~/content/content-query'
import { requireFound } from '~/content/require-found'
import type { Creator, CreatorProfile } from './types'

/** All creators, in the order of the directory. */
export const creatorsQuery = contentQuery(
  ['creators'],
  async (): Promise<Creator[]> => (await import('./load')).loadCreators(),
)

/** The profile of a creator. */
export const creatorQuery = (id: string) =>
  contentQuery(
    ['creator', id],
    async (): Promise<CreatorProfile> => requireFound(await (await import('./load')).loadCreator(id)),
  )
