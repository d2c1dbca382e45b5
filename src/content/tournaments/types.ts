import type { GameId } from '~/content/games/names'
import type { Game } from '~/content/games/types'
import type { Money } from '~/lib/number-format'
import type { Finish, PlacementScale } from '~/rules/battle-royale'

export const tournamentStates = ['ongoing', 'upcoming', 'past'] as const

export type TournamentState = (typeof tournamentStates)[number]

/** What cards and calendars need of a tournament; the rest is in `tournaments/<game>.data.ts`. */
export interface TournamentRecord {
  id: string
  name: string
  /** Null for a game that has no page of its own. */
  gameId: GameId | null
  /** Of a game without a page; the others have theirs from `game-names.ts`. */
  gameName?: string
  /** Beginning of the first and end of the last match day, with the zone +05:30. */
  start: string
  end: string
  prizePool: Money
  city: string
  country: string
  organizerId: string
  /** Status as text: "Playoffs", "Registration", "Completed". */
  status: string
  /** The format in one line. */
  format: string
  /** Id of a scene; without one the key image of the game serves. */
  scene?: string
}

/** A tournament as lists and calendars show it. */
export interface Tournament extends Omit<TournamentRecord, 'scene'> {
  gameName: string
  state: TournamentState
  /** "Mumbai, India" */
  location: string
  image: string
  path: string
}

/** Participants and results of a tournament in the notation of the data files (`notation.ts` parses it). */
export interface TournamentDraw {
  id: string
  /** Two or three sentences on what makes the tournament worth following. */
  about: string
  /** Team names in order of seeding; stages name them by letter, the first is A. */
  teams: string[]
  /** How the prize pool is split, first place first; by default 4 : 2 : 1. */
  shares?: number[]
  stages: StageRecord[]
}

export type StageRecord = GroupsRecord | PointsRecord | BracketRecord

export interface GroupsRecord {
  kind: 'groups'
  name: string
  bestOf: number
  /** How many of each group advance. */
  advance: number
  /** Letters of each group: "ADEH". */
  groups: string[]
  rounds: RoundRecord[]
}

export interface BracketRecord {
  kind: 'bracket'
  name: string
  rounds: (RoundRecord & { name: string; bestOf: number })[]
}

export interface RoundRecord {
  /** When the first match begins, in India: "2026-11-07T15:00"; the others follow one after the other. */
  on: string
  /** "A 2-1 B" played, "A v B" upcoming, "? v ?" not yet known. */
  matches: string[]
}

export interface PointsRecord {
  kind: 'points'
  name: string
  scale: PlacementScale
  /** How many advance, or 0 when the table decides the tournament. */
  advance: number
  /** Letters of the teams of the table. */
  teams: string
  /** "Erangel: B8 A3 …" is the order of places with each team's finishes; without it the match is upcoming. */
  days: RoundRecord[]
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
  /** Matches of battle royale, of which it won some as the last team standing and lost none: they have no loser. */
  drops: number
}

export interface TournamentTeam extends TeamRecord {
  /** Of the team in this game: "sher-squad/valorant". */
  followId: string
  /** The page of its organization, when it has one. */
  path: string | null
}

export interface Match {
  id: string
  home: Team | null
  away: Team | null
  score: readonly [number, number] | null
  winner: Team | null
  /** ISO time of the start. */
  time: string
}

export interface GroupStage {
  kind: 'groups'
  name: string
  bestOf: number
  advance: number
  groups: { name: string; standings: StandingRow[]; matches: Match[] }[]
}

export interface StandingRow {
  team: Team
  rank: number
  wins: number
  losses: number
  difference: number
  points: number
  advances: boolean
}

export interface PointsStage {
  kind: 'points'
  name: string
  advance: number
  scale: PlacementScale
  table: PointsStandingRow[]
  /** In order of time. */
  days: { id: string; matches: PointsMatch[] }[]
}

/** A match of battle royale. */
export interface PointsMatch {
  id: string
  map: string
  time: string
  /** In order of places; none while it is not played. */
  finishes: Finish[]
}

export interface PointsStandingRow {
  team: Team
  rank: number
  matches: number
  wins: number
  placementPoints: number
  finishes: number
  points: number
  advances: boolean
}

export interface BracketStage {
  kind: 'bracket'
  name: string
  rounds: BracketRound[]
}

export interface BracketRound {
  name: string
  bestOf: number
  matches: Match[]
  /** Who plays from the next round on without a match in this one. */
  byes: Team[]
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
  /** Who won it; null while it is open. */
  team: Team | null
}

/** A tournament as the cards of a game page show it. */
export interface TournamentCard extends Tournament {
  teamCount: number
  /** The champion of a past tournament. */
  winner: Team | null
}

/** Everything known of one tournament. */
export interface TournamentDetail extends TournamentCard {
  about: string
  organizer: { id: string; name: string; logo: string }
  teams: TournamentTeam[]
  stages: Stage[]
  prizes: Prize[]
}

export interface RankedTeam extends Team {
  rank: number
  points: number
}

export interface TopTeam extends RankedTeam {
  /** The page of its organization, when it has one. */
  path: string | null
  followId: string
}

export interface GamePage {
  game: Game
  tournaments: Record<TournamentState, TournamentCard[]>
  /** The first ongoing tournament, in full. */
  detailed: TournamentDetail | null
  topTeams: TopTeam[]
  /** Distinct teams over all tournaments of the game. */
  teamCount: number
}
