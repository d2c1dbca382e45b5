import { requireFound } from '~/content/require-found'
import { listTimes, tournamentsQuery, worldQuery } from '~/content/world-query'
import { loadDraws } from './draws'

/** Everything that a game page shows. */
export const gamePageQuery = (gameId: string) =>
  worldQuery(['game-page', gameId], async (now) => {
    // The draws are requested together with the code that reads them.
    const [{ loadGamePage }] = await Promise.all([import('./load'), loadDraws(gameId)])
    return requireFound(await loadGamePage(gameId, now))
  })

/** Everything known of one tournament. */
export const tournamentQuery = (id: string) =>
  worldQuery(['tournament', id], async (now) => {
    const { listMatchTimes, loadTournament } = await import('./load')
    const tournament = requireFound(await loadTournament(id, now))
    return { value: tournament, times: [...listTimes([tournament]), ...listMatchTimes(tournament)] }
  })

/** The other editions of a tournament: those to come, then those that are over. */
export const editionsQuery = (id: string) =>
  tournamentsQuery(['editions', id], async (_, now) => {
    const { loadEditions } = await import('./load')
    return loadEditions(id, now)
  })
