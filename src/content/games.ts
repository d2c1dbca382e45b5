import { queryOptions } from '@tanstack/react-query'
import { gameArt } from '~/lib/art'
import { gameNames } from './game-names'
import type { Game, GameRecord } from './games.types'
import type { TournamentRecord } from './tournament-types'
import { stateOf } from './tournaments'

export type { Game, Genre } from './games.types'

/** All games of the hub. */
export const gamesQuery = queryOptions({
  queryKey: ['games'],
  queryFn: async (): Promise<Game[]> => {
    const [{ games }, { tournaments }] = await Promise.all([import('./games.data'), import('./tournaments.data')])
    return games.map((game) => toGame(game, tournaments))
  },
  staleTime: 'static',
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
