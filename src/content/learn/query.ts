import { contentQuery } from '~/content/content-query'

/** The Gaming Knowledge Hub (specification 2, "learn"). */
export const learnQuery = contentQuery(['learn'], () => import('./data').then(({ learning }) => learning))
