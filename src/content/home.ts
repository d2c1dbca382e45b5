import { contentQuery } from './content-query'

/** What `/` says (specification 1). */
export const homeQuery = contentQuery(['home'], () => import('./home.data').then(({ home }) => home))
