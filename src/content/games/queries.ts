import { contentQuery } from '~/content/content-query'
import { stateOf } from '~/content/tournaments/queries'
import type { TournamentRecord } from '~/content/tournaments/types'
import { gameArt } from '~/lib/art'
import { gameNames } from './names'
import type { Game, GameRecord, Genre } from './types'

export type { Game, Genre } from './types'

/** All games of the hub. */
export const gamesQuery = contentQuery(['games'], async (): Promise<Game[]> => {
  const [{ games }, { tournaments }] = await Promise.all([
    import('./records.data'),
    import('~/content/tournaments/records.data'),
  ])
  return games.map((game) => toGame(game, tournaments))
})

/** A game with what its cards count. */
export function toGame(game: GameRecord, tournaments: readonly TournamentRecord[]): Game {
  const own = tournaments.filter(({ gameId }) => gameId === game.id)
  return {
    ...game,
    name: gameNames[game.id],
    logo: gameArt(game.id),
    path: `/esports/${game.id}`,
    tournaments: own.length,
    live: own.filter((tournament) => stateOf(tournament) === 'ongoing').length,
  }
}

/** The names of the genres. */
export const genreNames: Record<Genre, string> = { fps: 'FPS', moba: 'MOBA', 'battle-royale': 'Battle Royale' }
