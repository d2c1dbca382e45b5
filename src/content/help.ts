import { contentQuery } from './content-query'

export type { HelpTopic, Question } from './help.types'

/** Questions and answers (docs/decisions/routes.md). */
export const helpQuery = contentQuery(['help'], () => import('./help.data').then(({ help }) => help))
