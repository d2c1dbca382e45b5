import { contentQuery } from '~/content/content-query'

/** Content of /aboutUs, which `/` shows visitors, too. */
export const aboutQuery = contentQuery(['about'], () => import('./data').then(({ about }) => about))
