import { contentQuery } from '~/content/content-query'

/** Questions and answers (docs/decisions/routes.md). */
export const helpQuery = contentQuery(['help'], () => import('./data').then(({ help }) => help))
