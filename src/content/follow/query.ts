import { tournamentDatesQuery } from '~/content/world-query'

/** What a visitor who follows nothing could follow (`listSuggestions`). */
export const suggestionsQuery = tournamentDatesQuery(['follow-suggestions'], async (now, tournaments) => {
  const { listSuggestions } = await import('./list-suggestions')
  return listSuggestions(tournaments, now)
})
