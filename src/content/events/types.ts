import type { TournamentSummary } from '~/content/tournaments/types'

export interface EventMonth {
  /** "2026-11", or `waitingLists`; empty if a game has no tournaments. */
  month: string
  /** The tournaments that are played in it; those that aren't over come first, then the latest. */
  tournaments: TournamentSummary[]
  /** All months with a tournament: the current and future ones first, then past ones, latest first. */
  months: { key: string; isPast: boolean; count: number }[]
}
