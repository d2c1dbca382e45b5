import { contentQuery } from './content-query'

export type { NewsDay } from './news.types'

/** What's new on the platform, by day. */
export const newsQuery = contentQuery(['news'], () => import('./news.data').then(({ news }) => news))
