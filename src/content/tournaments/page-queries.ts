import { contentQuery } from '~/content/content-query'
import { loadDraws } from './draws'
import type { GamePage, TournamentDetail } from './types'

async function loadGamePage(gameId: string): Promise<GamePage | null> {
  // The draws are requested beside the code that reads them.
  const [load] = await Promise.all([import('./load'), loadDraws(gameId)])
  return load.loadGamePage(gameId)
}

/** Everything that a game page shows; null for an unknown game. */
export const gamePageQuery = (gameId: string) => contentQuery(['game-page', gameId], () => loadGamePage(gameId))

/** One tournament with all that is known of it; null for an unknown id. */
export const tournamentQuery = (id: string) =>
  contentQuery(
    ['tournament', id],
    async (): Promise<TournamentDetail | null> => (await import('./load')).loadTournament(id),
  )
