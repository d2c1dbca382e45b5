import type { Money, TournamentRecord } from '@akhada/sample-world/tournaments/types'
import type { Game } from '~/content/games/types'
import type { PlacementScale, Placing, PointsRow } from '~/rules/battle-royale'
import type { Standing } from '~/rules/standings'

export const tournamentStates = ['ongoing', 'upcoming', 'past'] as const

export type TournamentState = (typeof tournamentStates)[number]

/** A tournament, as far as its record determines it. */
export interface Tournament extends Omit<TournamentRecord, 'scene' | 'status'> {
  gameName: string
  state: TournamentState
  /** Before it begins an `EntryStatus`, then its stage or "Ongoing", "Completed" when it's over. */
  status: string
  /** "Mumbai, India" */
  location: string
  image: string
  path: string
}

export interface Team {
  id: string
  name: string
  logo: string
}

/** A team of a tournament with what it has won and lost there. */
export interface TeamRecord extends Team {
  wins: number
  losses: number
  /** Matches of battle royale. The last team standing wins one; nobody loses one. */
  pointsMatches: number
}

export interface TournamentTeam extends TeamRecord {
  /** From 1; null until the tournament is over. */
  place: number | null
  /** Id of the team in this game: "sher-squad/valorant". */
  followId: string
}

export interface Side {
  /** Null until it is decided who plays. */
  team: Team | null
  /** Describes the team while it's open: "Winner of upper semi-final 1", "2nd of Group A". */
  label: string
  /** Id of the match of the same bracket that decides it. */
  from: string | null
  /** Whether the loser of that match comes here instead of its winner. */
  takesLoser: boolean
}

/** The most games of a match. To win it takes more than half of them. */
export type BestOf = 1 | 3 | 5

export type MatchState = 'upcoming' | 'live' | 'over'

export interface Match {
  id: string
  /** "Upper semi-final 2"; in a group its round, "Round 2" */
  name: string
  bestOf: BestOf
  home: Side
  away: Side
  /** The games won so far; null until the match begins. */
  score: readonly [number, number] | null
  winner: Team | null
  state: MatchState
  /** ISO times. */
  time: string
  end: string
}

export interface GroupStage {
  kind: 'groups'
  name: string
  advance: number
  groups: { name: string; standings: StandingRow[]; matches: Match[] }[]
}

/** Whether a team in a table advances to the next stage, is in a place to advance while the stage is open, or neither. */
export type Zone = 'advances' | 'inside' | null

export interface Ranked {
  team: Team
  rank: number
  zone: Zone
}

export type StandingRow = Omit<Standing, 'team'> & Ranked

export interface PointsStage {
  kind: 'points'
  name: string
  advance: number
  scale: PlacementScale
  /** Ids of its teams in order of seeding, which decides ties; empty until it's known who plays. */
  seeds: string[]
  table: PointsStandingRow[]
  /** In order of time. */
  days: { id: string; matches: PointsMatch[] }[]
}

/** A match of battle royale. */
export interface PointsMatch {
  id: string
  map: string
  time: string
  end: string
  state: MatchState
  /** In order of placement; empty until it's over. */
  placings: Placing[]
}

export type PointsStandingRow = Omit<PointsRow, 'team'> & Ranked

export interface BracketStage {
  kind: 'bracket'
  name: string
  rounds: BracketRound[]
}

export interface BracketRound {
  name: string
  bestOf: BestOf
  lane: 'upper' | 'lower' | 'final' | 'third'
  matches: Match[]
}

export type Stage = (GroupStage | PointsStage | BracketStage) & {
  start: string
  end: string
  state: TournamentState
}

export interface Prize {
  /** "1st" */
  place: string
  prize: Money
  /** Who won it; null while undecided. */
  team: Team | null
}

/** A tournament as lists show it, with who won it. */
export interface TournamentSummary extends Omit<Tournament, 'format' | 'shares'> {
  teamCount: number
  /** The champion of a past tournament. */
  winner: Team | null
}

/** Everything known of one tournament. */
export interface TournamentDetail extends TournamentSummary, Tournament {
  about: string
  organizer: { id: string; name: string; logo: string }
  /** Whether one of its matches is being played. */
  isLive: boolean
  teams: TournamentTeam[]
  stages: Stage[]
  prizes: Prize[]
}

/** What a tournament adds to the points of a team. */
export interface PointsAddend {
  tournament: string
  path: string
  wins: number
  /** From 1; null until the tournament is over. */
  place: number | null
  placePoints: number
  /** The sum for wins and place. */
  points: number
}

export interface RankedTeam extends Team {
  rank: number
  points: number
  /** The latest tournament first; those without points are left out. */
  addends: PointsAddend[]
}

/** A team as the short ranking of a game page shows it. */
export interface TopTeam extends Omit<RankedTeam, 'addends'> {
  followId: string
}

/** A team of the leaderboards, with how its points add up and its rank a week ago. */
export interface LeaderboardTeam extends TopTeam, Pick<RankedTeam, 'addends'> {
  /** Null if it had no points then. */
  earlierRank: number | null
}

export interface GamePage {
  game: Game
  tournaments: Record<TournamentState, TournamentSummary[]>
  /** The first ongoing tournament, in full. */
  currentTournament: TournamentDetail | null
  topTeams: TopTeam[]
  /** The number of distinct teams over all tournaments of the game. */
  teamCount: number
}
