import { contentQuery } from './content-query'

/** Content of `/` (specification 1). */
export const homeQuery = contentQuery(['home'], () => import('./home.data').then(({ home }) => home))
