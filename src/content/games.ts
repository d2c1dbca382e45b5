import { queryOptions } from '@tanstack/react-query'
import { gameArt } from '~/lib/art'
import { type GameId, gameNames } from './game-names'
import type { TournamentRecord } from './tournament-types'
import { stateOf } from './tournaments'

export type Genre = 'fps' | 'moba' | 'battle-royale'

export interface GameRecord {
  id: GameId
  /** As shown, such as "1.2M" or "850K"; a game with M in it is trending (specification 5). */
  viewers: string
  genre: Genre
  /** `#rrggbb`, the ground of the game's card. */
  color: string
  /** One sentence for cards and descriptions. */
  tagline: string
  /** What the scene around the game in India is like. */
  about: string
}

/** A game of the hub (specification 3, "Game (hub)"). */
export interface Game extends GameRecord {
  name: string
  /** The key image that stands for the logo, which is not ours to show. */
  logo: string
  path: string
  /** All tournaments we list of the game. */
  tournaments: number
  /** Tournaments that are going on. */
  live: number
}

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
