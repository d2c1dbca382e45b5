import { queryOptions } from '@tanstack/react-query'

export type { HelpTopic, Question } from './help.types'

/** Questions and answers (decisions.md, "Routes"). */
export const helpQuery = queryOptions({
  queryKey: ['help'],
  queryFn: () => import('./help.data').then(({ help }) => help),
  staleTime: 'static',
})
