import { tournamentDatesQuery } from '~/content/world-query'
import { toGame } from './to-game'

export const gamesQuery = tournamentDatesQuery(['games'], async (now, tournaments) => {
  const { games } = await import('@akhada/sample-world/games/records.data')
  return games.map((game) => toGame(game, tournaments, now))
})
