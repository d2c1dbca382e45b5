import { contentQuery } from './content-query'

export type { About, AboutService, CoreValue, TeamMember } from './about.types'

/** What the about page says. */
export const aboutQuery = contentQuery(['about'], () => import('./about.data').then(({ about }) => about))
