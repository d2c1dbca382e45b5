import { requireFound } from '~/content/require-found'
import { worldQuery } from '~/content/world-query'
import { loadDraws } from './draws'

/** Everything that a game page shows. */
export const gamePageQuery = (gameId: string) =>
  worldQuery(['game-page', gameId], async (now) => {
    // The draws are requested together with the code that reads them.
    const [{ loadGamePage }] = await Promise.all([import('./load'), loadDraws(gameId)])
    return requireFound(await loadGamePage(gameId, now))
  })

/** Everything known of one tournament, and its other editions. */
export const tournamentQuery = (id: string) =>
  worldQuery(['tournament', id], async (now) => {
    const { listMatchTimes, loadEditions, loadTournament } = await import('./load')
    const tournament = requireFound(await loadTournament(id, now))
    const editions = await loadEditions(id, now)
    return {
      value: { ...tournament, editions: editions.value },
      changeTimes: [...listMatchTimes(tournament), ...editions.changeTimes],
    }
  })
