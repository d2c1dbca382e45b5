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
