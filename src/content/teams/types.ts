import type { Money } from '@akhada/sample-world/tournaments/types'
import type { Team, TournamentSummary } from '~/content/tournaments/types'

/** A team with what it plays and has won in each game. */
export interface TeamPage extends Team {
  /** Most points first. */
  games: TeamGame[]
  /** Those so far and those of three weeks: what isn't over, earliest start first, then what is, latest end first. */
  tournaments: TeamTournament[]
}

export interface TeamGame {
  name: string
  /** Id of the team in this game: "sher-squad/valorant". */
  followId: string
  rank: number
  /** The number of teams in the ranking. */
  teamCount: number
  points: number
}

export interface TeamTournament
  extends Pick<TournamentSummary, 'id' | 'name' | 'gameName' | 'start' | 'end' | 'state' | 'status'> {
  /** From 1; null while undecided. */
  place: number | null
  prize: Money | null
}
