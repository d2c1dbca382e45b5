import type { Money } from '@akhada/sample-world/tournaments/types'
import type { Team, TournamentSummary } from '~/content/tournaments/types'

/** A team with what it plays and how it did. */
export interface TeamPage extends Team {
  /** By name: their order must not give a rank away. */
  games: TeamGame[]
  /** Those under way and the next five, earliest start first. */
  tournaments: TeamTournament[]
  /** Latest end first. */
  results: TeamResult[]
}

export interface TeamGame {
  name: string
  /** Id of the team in this game: "sher-squad/valorant". */
  followId: string
  rank: number
  /** The number of teams with points, which the ranking lists. */
  teamCount: number
  points: number
  /** Matches of two sides in all tournaments of the game. */
  won: number
  lost: number
}

type TournamentFacts = Pick<TournamentSummary, 'id' | 'name' | 'gameName' | 'start' | 'end'>

export interface TeamTournament extends TournamentFacts {
  /** "Entered", or the stage under way or next. */
  status: string
  /** "6th", "Out in Group Stage"; null while the team may still play. */
  exit: string | null
}

export interface TeamResult extends TournamentFacts {
  /** From 1. */
  place: number
  prize: Money | null
}
