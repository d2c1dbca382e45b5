import { contentQuery } from '~/content/content-query'

/** What's new on the platform, by day. */
export const newsQuery = contentQuery(['news'], () => import('./data').then(({ news }) => news))
