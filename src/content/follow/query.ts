import { tournamentsQuery } from '~/content/world-query'

/** The game with the most ongoing tournaments, a tournament of another game, and the first organization. */
export const suggestionsQuery = tournamentsQuery(['follow-suggestions'], async (tournaments, now) => {
  const { listSuggestions } = await import('./list-suggestions')
  return listSuggestions(tournaments, now)
})
