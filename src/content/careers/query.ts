import { contentQuery } from '~/content/content-query'

/** Content of /careers (specification 2, "careers"). */
export const careersQuery = contentQuery(['careers'], () => import('./data').then(({ careers }) => careers))
