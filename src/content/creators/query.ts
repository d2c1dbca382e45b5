import { contentQuery } from '~/content/content-query'
import { requireFound } from '~/content/require-found'

/** All creators, in the order of the directory. */
export const creatorsQuery = contentQuery(['creators'], async () => (await import('./load')).loadCreators())

/** The profile of a creator. */
export const creatorQuery = (id: string) =>
  contentQuery(['creator', id], async () => requireFound(await (await import('./load')).loadCreator(id)))
