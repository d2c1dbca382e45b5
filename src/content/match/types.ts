import type { ScheduledMatch } from '~/content/schedule/types'
import type { SeriesGame } from '~/content/tournaments/series-games'
import type { PointsMatch, PointsStandingRow, Side, Stage, Team, Tournament } from '~/content/tournaments/types'

/** Everything that the page of a match shows. */
export interface MatchPage extends ScheduledMatch {
  /** The time of this snapshot, in ms. */
  now: number
  stage: Pick<Stage, 'name'>
  location: Pick<Tournament, 'city' | 'country' | 'location'>
  organizer: { name: string }
  /** The two sides; null for a lobby of battle royale. */
  pair: readonly [MatchSide, MatchSide] | null
  lobby: Lobby | null
  /** The games of a series that have begun. */
  games: MatchGame[]
  /** Earlier matches of the two teams against each other, latest first. */
  meetings: ScheduledMatch[]
  /** The matches of the same tournament before and after this one. */
  previous: ScheduledMatch | null
  next: ScheduledMatch | null
}

/** A side of a match with what its team has done before. */
export interface MatchSide extends Side {
  /** The id under which the team is followed; null until it's known who plays. */
  followId: string | null
  /** The colour of its organization, `#rrggbb`. */
  color: string | null
  /** While it's open: who plays the match that decides it. */
  candidates: string | null
  /** Its last matches before this one in any tournament of the game, latest first. */
  form: FormMatch[]
  /** Its matches of this tournament before this one, in order of time. */
  run: FormMatch[]
}

/** A match from the point of view of one of its teams. */
export interface FormMatch {
  match: ScheduledMatch
  opponent: Team
  hasWon: boolean
  /** The team's own score first. */
  score: readonly [number, number]
}

/** A game of a series that has begun, and its result once it's over. */
export interface MatchGame extends Pick<SeriesGame, 'map' | 'time' | 'rounds'> {
  winner: Team | null
}

/** A day of battle royale. */
export interface Lobby {
  squads: Team[]
  /** The standings of the day, once it has a result, and from the second day on those of the stage up to this day. */
  tables: { name: string; rows: PointsStandingRow[] }[]
  matches: LobbyMatch[]
}

/** A match of battle royale with its squads in order of placement. */
export interface LobbyMatch extends Pick<PointsMatch, 'id' | 'map' | 'time' | 'state'> {
  placings: { team: Team; finishes: number }[]
}
