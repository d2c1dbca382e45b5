import type { Follow } from '~/session/follows'
import { contentQuery } from './content-query'

/** Something to follow, for those who follow nothing yet. */
export interface Suggestion extends Follow {
  image: string
  note: string
  path: string
}

/** The largest tournament that is going on, the game with the most of them, and the first organization. */
export const suggestionsQuery = contentQuery(
  ['follow-suggestions'],
  async (): Promise<Suggestion[]> => (await import('./load-follow-suggestions')).loadSuggestions(),
)
