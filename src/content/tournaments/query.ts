import type { GameId } from '@akhada/sample-world/games/names'
import { listTimes, worldQuery } from '~/content/world-query'
import { loadDraws } from './draws'

/** Everything that a game page shows; null for an unknown game. */
export const gamePageQuery = (gameId: string) =>
  worldQuery(['game-page', gameId], async (now) => {
    // The draws are requested together with the code that reads them.
    const [{ listMatchTimes, loadGamePage }] = await Promise.all([import('./load'), loadDraws(gameId)])
    const page = await loadGamePage(gameId, now)
    const tournaments = page ? Object.values(page.tournaments).flat() : []
    return {
      value: page,
      times: [...listTimes(tournaments), ...(page?.currentTournament ? listMatchTimes(page.currentTournament) : [])],
    }
  })

/** One tournament with all that is known of it; null for an unknown id. */
export const tournamentQuery = (id: string) =>
  worldQuery(['tournament', id], async (now) => {
    const { listMatchTimes, loadTournament } = await import('./load')
    const tournament = await loadTournament(id, now)
    return { value: tournament, times: tournament ? [...listTimes([tournament]), ...listMatchTimes(tournament)] : [] }
  })

/** The tournaments of a game, or of all, that begin in a month, or in this one. */
export const eventMonthQuery = (game: string, month: string) =>
  worldQuery(['event-month', game, month], async (now) => {
    const [{ tournaments }, { readEventMonth }] = await Promise.all([
      import('@akhada/sample-world/tournaments/records.data'),
      import('./read-event-month'),
    ])
    return { value: readEventMonth(tournaments, { game, month }, now), times: listTimes(tournaments) }
  })

/** The best teams of a game over all its tournaments, best first. */
export const leaderboardQuery = (gameId: GameId) =>
  worldQuery(['leaderboard', gameId], async (now) => {
    const { loadLeaderboard } = await import('./load')
    const { teams, times } = await loadLeaderboard(gameId, now)
    return { value: teams, times }
  })
