import { ordinal } from '@akhada/contract/ordinal'
import { type GameId, gameNames } from '@akhada/sample-world/games/names'
import { games } from '@akhada/sample-world/games/records.data'
import { organizers } from '@akhada/sample-world/organizers/records.data'
import { distributePrizes } from '@akhada/sample-world/tournaments/prizes'
import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import type { TournamentDraw, TournamentRecord } from '@akhada/sample-world/tournaments/types'
import { toGame } from '~/content/games/to-game'
import type { Reading } from '~/content/world-query'
import { crestUrl } from '~/lib/art'
import { compareStarts, weekMs } from '~/lib/dates'
import { loadDraws } from './draws'
import { toTeam } from './notation'
import { addRecord, findEarlierRank, listFinalRanking, listPlaces, rankTeams } from './ranking'
import { listMatches, readStages } from './read-stages'
import { listGameStarts } from './series-games'
import { sortUpcomingFirst } from './sort-upcoming-first'
import { makeTeamId } from './team-id'
import { findEntryDeadline, toTournament } from './to-tournament'
import type {
  GamePage,
  LeaderboardTeam,
  Stage,
  Team,
  TournamentDetail,
  TournamentState,
  TournamentSummary,
} from './types'

const topTeamCount = 8

/** Everything that a game page shows at a time (ms), and the times when it may change; null for an unknown game. */
export async function loadGamePage(gameId: string, now: number): Promise<Reading<GamePage> | null> {
  const game = games.find(({ id }) => id === gameId)
  if (!game) return null
  const details = await loadTournaments(now, isOfGame(gameId))
  const inState = (state: TournamentState) => details.filter((detail) => detail.state === state).map(toSummary)
  const value = {
    game: toGame(game, tournaments, now),
    tournaments: {
      ongoing: inState('ongoing'),
      upcoming: inState('upcoming').sort(compareStarts),
      past: inState('past').sort((a, b) => compareStarts(b, a)),
    },
    currentTournament: details.find(({ state }) => state === 'ongoing') ?? null,
    topTeams: rankTeams(details)
      .slice(0, topTeamCount)
      .map(({ addends, ...team }) => withFollowId(team, gameNames[game.id])),
    teamCount: new Set(details.flatMap(({ teams }) => teams.map(({ id }) => id))).size,
  }
  return { value, changeTimes: details.flatMap(listMatchTimes) }
}

/**
 * The teams of a game with points at a time (ms), best first, with how their points add up, their rank a week before, and the times when
 * this may change.
 */
export async function loadLeaderboard(gameId: GameId, now: number): Promise<Reading<LeaderboardTeam[]>> {
  const [details, earlier] = await Promise.all([
    loadTournaments(now, isOfGame(gameId)),
    loadTournaments(now - weekMs, isOfGame(gameId)),
  ])
  const earlierRanking = rankTeams(earlier)
  return {
    value: rankTeams(details)
      .filter(({ points }) => points > 0)
      .map((team) => ({
        ...withFollowId(team, gameNames[gameId]),
        earlierRank: findEarlierRank(earlierRanking, team),
      })),
    // The ranking a week before changes a week after each match.
    changeTimes: details
      .flatMap(listMatchTimes)
      .flatMap((time) => [time, new Date(Date.parse(time) + weekMs).toISOString()]),
  }
}

/** Everything known of a tournament at a time (ms); null for an unknown id. */
export async function loadTournament(id: string, now: number): Promise<TournamentDetail | null> {
  const record = tournaments.find((entry) => entry.id === id)
  return record ? loadDetail(record, now) : null
}

/** Everything known at a time (ms) of the tournaments that pass a test, by default of all. */
export const loadTournaments = (
  now: number,
  test: (record: TournamentRecord) => boolean = () => true,
): Promise<TournamentDetail[]> => Promise.all(tournaments.filter(test).map((record) => loadDetail(record, now)))

/** As much as lists show of the tournaments that pass a test, at a time (ms): those to come, then those that are over. */
export async function loadSummaries(
  now: number,
  test: (record: TournamentRecord) => boolean,
): Promise<Reading<TournamentSummary[]>> {
  const details = await loadTournaments(now, test)
  return { value: sortUpcomingFirst(details.map(toSummary)), changeTimes: details.flatMap(listMatchTimes) }
}

/** The other editions of a tournament at a time (ms). */
export const loadEditions = (id: string, now: number) =>
  loadSummaries(now, (record) => record.id !== id && findSeries(record.id) === findSeries(id))

/** The id of a tournament without month and year, which all its editions share: "chaupal-cup", "maha-dangal-bgmi". */
const findSeries = (id: string) =>
  id.replace(/(-(january|february|march|april|may|june|july|august|september|october|november|december))?-20\d\d/, '')

/** When something in a tournament begins or ends. Its matches, and the games of those that are live, determine everything else. */
export const listMatchTimes = ({ stages }: Pick<TournamentDetail, 'stages'>): string[] =>
  stages
    .flatMap(listMatches)
    .flatMap((match) =>
      match.state === 'live' && 'bestOf' in match ? [...listGameStarts(match), match.end] : [match.time, match.end],
    )

const isOfGame =
  (id: string) =>
  ({ gameId }: TournamentRecord) =>
    gameId === id

async function loadDetail(record: TournamentRecord, now: number): Promise<TournamentDetail> {
  const draws = await loadDraws(record.gameId ?? 'other')
  const draw = draws.find(({ id }) => id === record.id)
  if (!draw) throw new Error(`No draw for the tournament ${record.id}`)
  return readCachedDetail(record, draw, now)
}

/** The ongoing stage or, between two stages, the next one: "Playoffs", "Playoffs next". */
function describeStage(stages: readonly Stage[]): string | undefined {
  const current = stages.find(({ state }) => state !== 'past')
  return current && (current.state === 'ongoing' ? current.name : `${current.name} next`)
}

/** The last reading of each tournament, between the times (ms) they hold for: a team's page reads all tournaments of its game. */
const cachedDetails = new Map<string, { detail: TournamentDetail; from: number; until: number }>()

function readCachedDetail(record: TournamentRecord, draw: TournamentDraw, now: number): TournamentDetail {
  const last = cachedDetails.get(record.id)
  if (last && last.from <= now && now < last.until) return last.detail
  const detail = toDetail(record, draw, now)
  const times = [record.start, record.end, ...listMatchTimes(detail)].map((time) => Date.parse(time))
  const changes = [findEntryDeadline(record.start), ...times]
  cachedDetails.set(record.id, {
    detail,
    from: Math.max(...changes.filter((time) => time <= now)),
    until: Math.min(...changes.filter((time) => time > now)),
  })
  return detail
}

function toDetail(record: TournamentRecord, draw: TournamentDraw, now: number): TournamentDetail {
  const tournament = toTournament(record, now)
  const stages = readStages(draw, now)
  const isOver = tournament.state === 'past'
  const places = isOver ? listFinalRanking(stages) : listPlaces(stages)
  const teams = draw.teams.map((name) => {
    const team = withFollowId(addRecord(toTeam(name), stages), tournament.gameName)
    return { ...team, place: isOver ? places.findIndex((each) => each?.id === team.id) + 1 : null }
  })
  const organizer = organizers.find(({ id }) => id === record.organizerId)
  if (!organizer) throw new Error(`No organizer for the tournament ${record.id}`)
  return {
    ...tournament,
    status: (tournament.state === 'ongoing' && describeStage(stages)) || tournament.status,
    about: draw.about,
    organizer: { id: organizer.id, name: organizer.name, logo: crestUrl(organizer.name) },
    isLive: stages.flatMap(listMatches).some(({ state }) => state === 'live'),
    teams,
    teamCount: teams.length,
    stages,
    winner: (isOver && places[0]) || null,
    prizes: distributePrizes(record.prizePool, record.shares).map((prize, index) => ({
      place: ordinal(index + 1),
      prize,
      team: places[index] ?? null,
    })),
  }
}

/** As much of a tournament as lists show. */
export function toSummary(detail: TournamentDetail): TournamentSummary {
  const { about, organizer, isLive, teams, stages, prizes, format, shares, ...summary } = detail
  return summary
}

const withFollowId = <T extends Team>(team: T, game: string): T & { followId: string } => ({
  ...team,
  followId: makeTeamId(team.name, game),
})
