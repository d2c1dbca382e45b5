import { queryOptions } from '@tanstack/react-query'

export interface Question {
  /** Fragment of its address: `/help#password`. */
  id: string
  question: string
  /** Paragraphs. */
  answer: string[]
}

export interface HelpTopic {
  title: string
  questions: Question[]
}

/** Questions and answers (decisions.md, "Routes"). */
export const helpQuery = queryOptions({
  queryKey: ['help'],
  queryFn: () => import('./help.data').then(({ help }) => help),
  staleTime: 'static',
})
