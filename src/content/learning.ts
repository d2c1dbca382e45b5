import { contentQuery } from './content-query'

export type { Learning, Resource } from './learning.types'

/** The Gaming Knowledge Hub (specification 2, "learn"). */
export const learningQuery = contentQuery(['learning'], () =>
  import('./learning.data').then(({ learning }) => learning),
)
