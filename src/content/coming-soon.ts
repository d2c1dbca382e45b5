import { queryOptions } from '@tanstack/react-query'
import type { ComingPage } from './coming-soon.types'

export type { ComingPage } from './coming-soon.types'

/** What an announced page says. */
export const comingSoonQuery = (page: ComingPage) =>
  queryOptions({
    queryKey: ['coming-soon', page],
    queryFn: () => import('./coming-soon.data').then(({ comingSoon }) => comingSoon[page]),
    staleTime: 'static',
  })
