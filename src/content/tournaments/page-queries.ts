import { worldQuery } from '~/content/world-query'
import { loadDraws } from './draws'
import { listTimes } from './queries'

/** Everything that a game page shows; null for an unknown game. */
export const gamePageQuery = (gameId: string) =>
  worldQuery(['game-page', gameId], async (now) => {
    // The draws are requested together with the code that reads them.
    const [{ listMatchTimes, loadGamePage }] = await Promise.all([import('./load'), loadDraws(gameId)])
    const page = await loadGamePage(gameId, now)
    const tournaments = page ? Object.values(page.tournaments).flat() : []
    return {
      value: page,
      times: [...listTimes(tournaments), ...(page?.detailed ? listMatchTimes(page.detailed) : [])],
    }
  })

/** One tournament with all that is known of it; null for an unknown id. */
export const tournamentQuery = (id: string) =>
  worldQuery(['tournament', id], async (now) => {
    const { listMatchTimes, loadTournament } = await import('./load')
    const tournament = await loadTournament(id, now)
    return { value: tournament, times: tournament ? [...listTimes([tournament]), ...listMatchTimes(tournament)] : [] }
  })

/** The page of a match, or of a day of battle royale; null for an unknown id. */
export const matchQuery = (id: string) =>
  worldQuery(['match', id], async (now) => {
    const [{ listMatchTimes }, { loadMatch }] = await Promise.all([import('./load'), import('./load-match')])
    const match = await loadMatch(id, now)
    return { value: match?.page ?? null, times: match ? listMatchTimes(match.tournament) : [] }
  })
