import type { GameId } from '@akhada/sample-world/games/names'
import { worldQuery } from '~/content/world-query'

/** The teams of a game over all its tournaments, best first. */
export const leaderboardQuery = (gameId: GameId) =>
  worldQuery(['leaderboard', gameId], async (now) => {
    const { loadLeaderboard } = await import('~/content/tournaments/load')
    return loadLeaderboard(gameId, now)
  })
