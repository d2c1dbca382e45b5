import { contentQuery } from './content-query'

export type { Careers } from './careers.types'

/** Content of /careers (specification 2, "careers"). */
export const careersQuery = contentQuery(['careers'], () => import('./careers.data').then(({ careers }) => careers))
