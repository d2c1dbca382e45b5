import type { GameId } from '../games/names'

/** An amount in whole rupees or whole US dollars. */
export interface Money {
  amount: number
  currency: 'INR' | 'USD'
}

/** How teams get into a tournament, or that all are known. */
export type EntryStatus = 'Waiting List' | 'Invitations' | 'Teams Confirmed'

/** What cards and calendars need of a tournament; the rest is in `draws/<game>.data.ts`. */
export interface TournamentRecord {
  id: string
  name: string
  /** Null for a game that has no page of its own. */
  gameId: GameId | null
  /** The name of a game without a page; the others are named in `games/names.ts`. */
  gameName?: string
  /** Start of the first and end of the last match day, with the offset +05:30. */
  start: string
  end: string
  prizePool: Money
  /** How the prize pool is split, first place first; by default 4 : 2 : 1. */
  shares?: number[]
  city: string
  country: string
  organizerId: string
  /** Its status before it begins. */
  status: EntryStatus
  format: string
  /** Id of a scene; without one, the key image of the game is shown. */
  scene?: string
  /** ISO time of the last change of name, dates, place, format or prize: subscribed calendars only apply a change with a later one. */
  updated?: string
}

/** Participants and results of a tournament in the notation of the data files (`src/content/tournaments` reads it). */
export interface TournamentDraw {
  id: string
  /** Two or three sentences on what makes the tournament worth following. */
  about: string
  /** Team names in order of seeding; stages name them by letter, the first is A, so there are at most 26. */
  teams: string[]
  stages: StageRecord[]
}

export type StageRecord = GroupsRecord | PointsRecord | BracketRecord

export interface GroupsRecord {
  kind: 'groups'
  name: string
  /** Whether each round is drawn from the results of the round before. */
  isSwiss?: true
  /** How many of each group advance. */
  advance: number
  /** Letters of each group: "ADEH". */
  groups: string[]
  rounds: RoundRecord[]
}

export interface BracketRecord {
  kind: 'bracket'
  name: string
  rounds: (RoundRecord & { name: string })[]
}

export interface RoundRecord {
  /** When the first match begins, in Indian time: "2026-11-07T15:00"; the others follow one after the other. */
  on: string
  /** "A 2-1 B": the two teams and the result, also of matches to come. */
  matches: string[]
}

export interface PointsRecord {
  kind: 'points'
  name: string
  scale: 'sixteen' | 'twenty'
  /** How many advance, or 0 when the table decides the tournament. */
  advance: number
  /** Letters of the teams of the table. */
  teams: string
  /** "Erangel: B8 A3 …": the map, and the teams in order of places with their finishes, also of matches to come. */
  days: RoundRecord[]
}
