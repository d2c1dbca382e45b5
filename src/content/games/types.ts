import type { GameId } from './names'

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
  /** Our key image in place of the logo, which we have no licence for. */
  logo: string
  path: string
  /** All tournaments we list of the game. */
  tournaments: number
  /** Tournaments that are going on. */
  live: number
}
