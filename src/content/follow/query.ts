import { listTimes, worldQuery } from '~/content/world-query'

/** The game with the most ongoing tournaments, a tournament of another game, and the first organization. */
export const suggestionsQuery = worldQuery(['follow-suggestions'], async (now) => {
  const [{ loadSuggestions }, { tournaments }] = await Promise.all([
    import('./load-suggestions'),
    import('@akhada/sample-world/tournaments/records.data'),
  ])
  return { value: loadSuggestions(now), times: listTimes(tournaments) }
})
