import type { GameRecord } from '@akhada/sample-world/games/types'

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
