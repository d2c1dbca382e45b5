import { listTimes, worldQuery } from '~/content/world-query'
import { toGame } from './to-game'

export const gamesQuery = worldQuery(['games'], async (now) => {
  const [{ games }, { tournaments }] = await Promise.all([
    import('@akhada/sample-world/games/records.data'),
    import('@akhada/sample-world/tournaments/records.data'),
  ])
  return { value: games.map((game) => toGame(game, tournaments, now)), times: listTimes(tournaments) }
})
