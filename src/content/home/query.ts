import { contentQuery } from '~/content/content-query'

/** Content of `/` (specification 1). */
export const homeQuery = contentQuery(['home'], () => import('./data').then(({ home }) => home))
