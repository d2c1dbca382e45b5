import type { Tournament } from '~/content/tournaments/types'

export interface EventMonth {
  /** "2026-11"; empty where a game has no tournament. */
  month: string
  /** Those that begin in it: what is not over first. */
  tournaments: Tournament[]
  /** All months with a tournament, this one and those to come first. */
  months: { key: string; count: number }[]
}
