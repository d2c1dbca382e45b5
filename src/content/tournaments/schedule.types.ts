import type { Tournament } from './types'

/** A tournament with the ids of the teams that take part: "sher-squad/valorant". */
export interface ScheduledTournament {
  tournament: Tournament
  teams: string[]
}

/** A match that is not played yet; in battle royale all matches of a stage on one day. */
export interface ScheduledMatch extends ScheduledTournament {
  id: string
  /** "Sher Squad v Jhansi Riot" */
  title: string
  /** "Semi-finals, best of 3" */
  note: string
  start: string
  end: string
}

export interface Schedule {
  tournaments: ScheduledTournament[]
  matches: ScheduledMatch[]
}
