import { contentQuery } from '~/content/content-query'

/** The Gaming Knowledge Hub (specification 2, "learn"). */
export const learningQuery = contentQuery(['learning'], () => import('./data').then(({ learning }) => learning))
