import { queryOptions } from '@tanstack/react-query'

export type { GamingGuide, MajorEvent, Note } from './gaming-guide.types'

/** What Gaming 101 says. */
export const gamingGuideQuery = queryOptions({
  queryKey: ['gaming-guide'],
  queryFn: () => import('./gaming-guide.data').then(({ gamingGuide }) => gamingGuide),
  staleTime: 'static',
})
