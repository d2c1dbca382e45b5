import { contentQuery } from '~/content/content-query'

/** Content of /aboutUs. */
export const aboutQuery = contentQuery(['about'], () => import('./data').then(({ about }) => about))
