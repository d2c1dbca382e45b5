import { contentQuery } from '~/content/content-query'

/** Content of /aboutUs, which `/` also shows to visitors. */
export const aboutQuery = contentQuery(['about'], () => import('./data').then(({ about }) => about))
