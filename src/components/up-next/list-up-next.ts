import { isReachedByResult } from '~/content/schedule/is-reached-by-result'
import { isSoon } from '~/content/schedule/is-soon'
import type { Schedule, ScheduledMatch, UpNextEntry } from '~/content/schedule/types'
import { readOrganization } from '~/content/tournaments/team-id'
import type { Tournament, TournamentSummary } from '~/content/tournaments/types'
import { compareStarts } from '~/lib/dates'
import type { Follow } from '~/session/follows'

/** Why an entry is listed. */
export interface FollowReasons {
  /** Names of follows. */
  followedNames: string[]
  /** Names of follows that only take part because of a result. */
  reachedNames: string[]
}

export type FollowedEntry = UpNextEntry & FollowReasons

/** The team of each player that is followed, by the player's id. */
export type PlayerTeams = ReadonlyMap<string, string>

/** Upcoming entries of the follows: live first, then by time. A tournament to come is listed as a whole if none of its matches is. */
export function listUpNext(
  { now, tournaments, matches }: Schedule,
  follows: readonly Follow[],
  playerTeams: PlayerTeams,
): FollowedEntry[] {
  const ofMatches = matches.map((match) => withReasons(match, now, follows, playerTeams)).filter(hasReason)
  const listed = new Set(ofMatches.map(({ tournament }) => tournament.id))
  const ofTournaments = tournaments
    .filter(({ tournament }) => tournament.state === 'upcoming' && !listed.has(tournament.id))
    .map(({ tournament, teams }) => ({
      ...toEntry(tournament),
      followedNames: nameFollows(follows, (follow) => isAbout(follow, tournament, teams, playerTeams)),
      reachedNames: [],
    }))
  return [...ofTournaments.filter(hasReason), ...ofMatches].sort(
    (a, b) => Number(isLive(b)) - Number(isLive(a)) || compareStarts(a, b),
  )
}

const maxResults = 4

/** The latest results of the follows. */
export const listResults = (
  { now, results }: Schedule,
  follows: readonly Follow[],
  playerTeams: PlayerTeams,
): (ScheduledMatch & FollowReasons)[] =>
  results
    .map((match) => withReasons(match, now, follows, playerTeams))
    .filter(hasReason)
    .slice(0, maxResults)

function withReasons(match: ScheduledMatch, now: number, follows: readonly Follow[], playerTeams: PlayerTeams) {
  const hasReached = (follow: Follow) =>
    match.teams.some(
      (team) => isPlayingIn(follow, [team], playerTeams) && isReachedByResult(match, readOrganization(team)),
    )
  // A game has hundreds of matches a year.
  const isTooFarOff = (follow: Follow) => follow.kind === 'game' && !isSoon(match, now)
  const isListed = (follow: Follow) =>
    isAbout(follow, match.tournament, match.teams, playerTeams) && !isTooFarOff(follow) && !hasReached(follow)
  return {
    ...match,
    followedNames: nameFollows(follows, isListed),
    reachedNames: nameFollows(follows, hasReached),
  }
}

const nameFollows = (follows: readonly Follow[], test: (follow: Follow) => boolean) =>
  follows.filter(test).map(({ name }) => name)

const hasReason = ({ followedNames, reachedNames }: FollowReasons) => followedNames.length + reachedNames.length > 0

/** An entry for a whole tournament that hasn't begun. */
const toEntry = (tournament: TournamentSummary): UpNextEntry => ({
  ...tournament,
  tournament,
  title: tournament.name,
  note: tournament.status,
  sides: null,
  score: null,
  state: 'upcoming',
})

const isLive = ({ state }: UpNextEntry) => state === 'live'

/** All tournaments, past ones included, that are followed, of a followed game, or played in by someone followed. */
export function listFollowedTournaments(
  { tournaments }: Schedule,
  follows: readonly Follow[],
  playerTeams: PlayerTeams,
): TournamentSummary[] {
  return tournaments
    .filter(({ tournament, teams }) => follows.some((follow) => isAbout(follow, tournament, teams, playerTeams)))
    .map(({ tournament }) => tournament)
}

/** Whether a follow is a tournament, its game, or plays in it with one of the teams. */
function isAbout(
  follow: Follow,
  tournament: Pick<Tournament, 'id' | 'gameId'>,
  teams: readonly string[],
  playerTeams: PlayerTeams,
): boolean {
  if (follow.kind === 'tournament') return follow.id === tournament.id
  if (follow.kind === 'game') return follow.id === tournament.gameId
  return isPlayingIn(follow, teams, playerTeams)
}

function isPlayingIn({ kind, id }: Follow, teams: readonly string[], playerTeams: PlayerTeams): boolean {
  if (kind === 'organization') return teams.some((team) => team.startsWith(`${id}/`))
  if (kind === 'team') return teams.includes(id)
  return kind === 'player' && teams.includes(playerTeams.get(id) ?? '')
}
