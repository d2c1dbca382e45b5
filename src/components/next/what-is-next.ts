import type { Schedule } from '~/content/tournaments/schedule.types'
import type { Tournament } from '~/content/tournaments/types'
import type { Follow } from '~/session/follows'

/** A tournament or match of something that is followed. */
export interface NextEvent {
  id: string
  tournament: Tournament
  /** Null for the tournament as a whole. */
  match: { title: string; note: string } | null
  start: string
  end: string
  isLive: boolean
  /** Names of what is followed in it. */
  because: string[]
}

/** The team of each player that is followed, by the player's id. */
export type PlayerTeams = ReadonlyMap<string, string>

/** What comes of what is followed: live events first, then by time. A tournament that has begun is named if it or its game is followed itself. */
export function whatIsNext(
  { tournaments, matches }: Schedule,
  follows: readonly Follow[],
  playerTeams: PlayerTeams,
  now: string,
): NextEvent[] {
  const because = (test: (follow: Follow) => boolean) => follows.filter(test).map(({ name }) => name)
  const ofTournaments = tournaments.map(({ tournament, teams }) => ({
    id: tournament.id,
    tournament,
    match: null,
    start: tournament.start,
    end: tournament.end,
    because: because(
      (follow) =>
        isTournament(follow, tournament) ||
        isGame(follow, tournament) ||
        (isAfter(tournament.start, now) && playsIn(follow, teams, playerTeams)),
    ),
  }))
  const ofMatches = matches.map(({ id, tournament, title, note, start, end, teams }) => ({
    id,
    tournament,
    match: { title, note },
    start,
    end,
    because: because((follow) => isTournament(follow, tournament) || playsIn(follow, teams, playerTeams)),
  }))
  return [...ofTournaments, ...ofMatches]
    .filter((event) => event.because.length > 0 && isAfter(event.end, now))
    .map((event) => ({ ...event, isLive: !isAfter(event.start, now) }))
    .sort((a, b) => Number(b.isLive) - Number(a.isLive) || Date.parse(a.start) - Date.parse(b.start))
}

/** The ids of all tournaments, past ones too, that something followed is in. */
export function followedTournaments(
  { tournaments }: Schedule,
  follows: readonly Follow[],
  playerTeams: PlayerTeams,
): Set<string> {
  return new Set(
    tournaments
      .filter(({ tournament, teams }) =>
        follows.some(
          (follow) =>
            isTournament(follow, tournament) || isGame(follow, tournament) || playsIn(follow, teams, playerTeams),
        ),
      )
      .map(({ tournament }) => tournament.id),
  )
}

const isTournament = ({ kind, id }: Follow, tournament: Tournament) => kind === 'tournament' && id === tournament.id

const isGame = ({ kind, id }: Follow, { gameId }: Tournament) => kind === 'game' && id === gameId

function playsIn({ kind, id }: Follow, teams: readonly string[], playerTeams: PlayerTeams): boolean {
  if (kind === 'organization') return teams.some((team) => team.startsWith(`${id}/`))
  const own = kind === 'team' ? id : kind === 'player' && playerTeams.get(id)
  return teams.some((team) => team === own)
}

const isAfter = (time: string, now: string) => Date.parse(time) > Date.parse(now)
