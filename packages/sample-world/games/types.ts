import type { GameId } from './names'

export type Genre = 'fps' | 'moba' | 'battle-royale'

export interface GameRecord {
  id: GameId
  /** As shown, such as "1.2M" or "850K"; a game with M in it is trending (specification 5). */
  viewers: string
  genre: Genre
  /** `#rrggbb`, the background of the game's card. */
  color: string
  /** One sentence for cards and descriptions. */
  tagline: string
  /** About the game's scene in India. */
  about: string
}
