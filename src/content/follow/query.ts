import { contentQuery } from '~/content/content-query'
import type { Suggestion } from './types'

/** A tournament that is going on, the game with the most of them, and the first organization. */
export const suggestionsQuery = contentQuery(
  ['follow-suggestions'],
  async (): Promise<Suggestion[]> => (await import('./load-suggestions')).loadSuggestions(Date.now()),
)
