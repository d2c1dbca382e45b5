import type { GameRecord } from '@akhada/sample-world/games/types'

/** A game of the hub (specification 3, "Game (hub)"). */
export interface Game extends GameRecord {
  name: string
  /** Our key image in place of the logo, which we have no licence for. */
  logo: string
  path: string
  /** The number of tournaments we list for the game. */
  tournaments: number
  /** The number of ongoing tournaments. */
  live: number
}
