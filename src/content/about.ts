import { queryOptions } from '@tanstack/react-query'

export type { About, AboutService, CoreValue, TeamMember } from './about.types'

/** What the about page says. */
export const aboutQuery = queryOptions({
  queryKey: ['about'],
  queryFn: () => import('./about.data').then(({ about }) => about),
  staleTime: 'static',
})
