import { contentQuery } from '~/content/content-query'

/** Content of /contact (docs/decisions/controls.md). */
export const contactQuery = contentQuery(['contact'], () => import('./data').then(({ contact }) => contact))
