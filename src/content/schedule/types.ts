import type { MatchState, Side, Team, Tournament, TournamentSummary } from '~/content/tournaments/types'

/** A tournament with the ids of the teams that take part: "sher-squad/valorant". */
interface ScheduledTournament {
  tournament: TournamentSummary
  teams: string[]
}

/** A match of any tournament; in battle royale all matches of a stage on one day. */
export interface ScheduledMatch {
  id: string
  /** Path of its page. */
  path: string
  tournament: Pick<Tournament, 'id' | 'name' | 'path' | 'gameId' | 'gameName' | 'image' | 'organizerId'>
  /** "Sher Squad v Jhansi Riot", "Grand Finals, day 2" */
  title: string
  /** "Semi-final 1, best of 3", "6 matches"; during a day of battle royale "Match 3 of 6, Erangel" */
  note: string
  /** Null for a lobby of battle royale. */
  sides: readonly [Side, Side] | null
  /** The games won so far; null until the match begins, and in battle royale. */
  score: readonly [number, number] | null
  /** The winner of a match that is over; in battle royale the best squad of the day. */
  winner: Team | null
  /** The winner of the whole tournament, if this is its last match. */
  champion: Team | null
  /** Ids of the squads of a day of battle royale that is over, best first: "sher-squad". */
  ranking: string[]
  /** Ids under which the teams are followed: "sher-squad/valorant". */
  teams: string[]
  /** Whether a stage came before its own, so that a lobby's squads had to qualify. */
  isLaterStage: boolean
  start: string
  end: string
  state: MatchState
}

/** A match or a whole tournament, in a list of what comes next. */
export type UpNextEntry = Pick<
  ScheduledMatch,
  'id' | 'path' | 'tournament' | 'title' | 'note' | 'sides' | 'score' | 'start' | 'end' | 'state'
>

/** All tournaments, the matches that are not over, and the latest results. */
export interface Schedule {
  /** The time of this snapshot, in ms. */
  now: number
  tournaments: ScheduledTournament[]
  matches: ScheduledMatch[]
  /** The matches of today and the three days before that are over, latest first. */
  results: ScheduledMatch[]
}

/** The results of a day. */
export interface DayResults {
  /** "Today’s results" */
  title: string
  /** Latest first. */
  matches: ScheduledMatch[]
}

/** What comes next, and what came last. */
export interface NextAndLast {
  next: ScheduledMatch[]
  last: ScheduledMatch[]
}
