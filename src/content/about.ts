import { contentQuery } from './content-query'

export type { About, AboutService, CoreValue, TeamMember } from './about.types'

/** Content of /aboutUs. */
export const aboutQuery = contentQuery(['about'], () => import('./about.data').then(({ about }) => about))
