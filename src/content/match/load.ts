import { organizations } from '@akhada/sample-world/organizations/records.data'
import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { listScheduledMatches } from '~/content/schedule/list-matches'
import type { ScheduledMatch } from '~/content/schedule/types'
import { loadDraws } from '~/content/tournaments/draws'
import { listMatchTimes, loadTournament, loadTournaments } from '~/content/tournaments/load'
import { makeTable } from '~/content/tournaments/points-table'
import { listSeries, readStages } from '~/content/tournaments/read-stages'
import { listGames } from '~/content/tournaments/series-games'
import { makeTeamId } from '~/content/tournaments/team-id'
import type { PointsStage, Side, Stage, Team, TournamentDetail } from '~/content/tournaments/types'
import type { Reading } from '~/content/world-query'
import { compareNames } from '~/lib/compare-names'
import { compareStarts } from '~/lib/dates'
import type { FormMatch, Lobby, MatchGame, MatchPage, MatchSide } from './types'

/** How many matches make the form of a team. */
const formLength = 5

/** Everything that the page of a match shows at a time (ms), and the times when it may change; null for an unknown id. */
export async function loadMatch(id: string, now: number): Promise<Reading<MatchPage> | null> {
  // The id of one tournament may begin that of another, so the rest has to be a match's: "-1-2-3", "-2-day-1".
  const record = tournaments.find(
    (entry) => id.startsWith(entry.id) && /^-\d+-(day-)?\d+(-\d+)?$/.test(id.slice(entry.id.length)),
  )
  const tournament = record && (await loadTournament(record.id, now))
  if (!tournament) return null
  const matches = listScheduledMatches(tournament)
  const index = matches.findIndex((match) => match.id === id)
  const match = matches[index]
  const stage = tournament.stages.find((each) => listIds(each).includes(id))
  if (!match || !stage) return null

  const others = await loadOthers(tournament, match, now)
  const earlier = listEarlier([...others, ...matches], match)
  const { location, city, country, organizer, gameName } = tournament
  const toSide = (side: Side) => toMatchSide(side, { matches, earlier, gameName, tournament: tournament.id })
  return {
    value: {
      ...match,
      now,
      stage: { name: stage.name },
      location: { location, city, country },
      organizer: { name: organizer.name },
      pair: match.sides && [toSide(match.sides[0]), toSide(match.sides[1])],
      lobby: stage.kind === 'points' ? toLobby(stage, id) : null,
      games: await loadGames(tournament, id, now),
      meetings: match.sides ? listMeetings(earlier, match.sides) : [],
      previous: matches[index - 1] ?? null,
      next: matches[index + 1] ?? null,
    },
    // The form of a team changes with its matches in other tournaments, too.
    changeTimes: [...listMatchTimes(tournament), ...others.map(({ end }) => end)],
  }
}

/** The games of a match that have begun at a time (ms); none in battle royale. */
async function loadGames({ id, gameId }: TournamentDetail, match: string, now: number): Promise<MatchGame[]> {
  const draw = (await loadDraws(gameId ?? 'other')).find((each) => each.id === id)
  // The order of the games follows from the final score.
  const stages = draw ? readStages(draw, Number.POSITIVE_INFINITY) : []
  const series = stages.flatMap(listSeries).find((each) => each.id === match)
  if (!series?.score) return []
  const { score, home, away } = series
  return listGames({ ...series, score }, now, gameId).map(({ isOver, isHomeWin, rounds, ...game }) => ({
    ...game,
    winner: isOver ? (isHomeWin ? home : away).team : null,
    rounds: isOver ? rounds : null,
  }))
}

/** The ids of the pages of a stage's matches. */
const listIds = (stage: Stage) => (stage.kind === 'points' ? stage.days : listSeries(stage)).map(({ id }) => id)

/** The matches of the game's earlier tournaments in which a team of this match took part. */
async function loadOthers({ id, gameId, gameName }: TournamentDetail, { sides, start }: ScheduledMatch, now: number) {
  const names = sides?.flatMap(({ team }) => team?.name ?? []) ?? []
  const draws = await loadDraws(gameId ?? 'other')
  const details = await loadTournaments(
    now,
    (record) =>
      record.id !== id &&
      record.gameId === gameId &&
      Date.parse(record.start) < Date.parse(start) &&
      draws.some((draw) => draw.id === record.id && draw.teams.some((name) => names.includes(name))),
  )
  // Games without a page share the id null.
  return details.flatMap((detail) => (detail.gameName === gameName ? listScheduledMatches(detail) : []))
}

/** The matches that were over when a match began, in order of time. */
const listEarlier = (matches: readonly ScheduledMatch[], { start }: ScheduledMatch): ScheduledMatch[] =>
  matches.filter(({ state, end }) => state === 'over' && Date.parse(end) <= Date.parse(start)).sort(compareStarts)

/** The matches that two teams played against each other, latest first; none until both are known. */
export function listMeetings(
  matches: readonly ScheduledMatch[],
  [{ team: home }, { team: away }]: readonly [Side, Side],
) {
  if (!home || !away) return []
  return matches.filter((match) => isPlayedBy(match, home) && isPlayedBy(match, away)).toReversed()
}

/** Matches from the point of view of one team; those that it didn't play, or that nobody won, are left out. */
export const listForm = (matches: readonly ScheduledMatch[], team: Team): FormMatch[] =>
  matches.flatMap((match) => {
    const { sides, score, winner } = match
    if (!sides || !score || !winner || !isPlayedBy(match, team)) return []
    const [home, away] = sides
    const isHome = home.team?.id === team.id
    const opponent = isHome ? away.team : home.team
    if (!opponent) return []
    return [{ match, opponent, hasWon: winner.id === team.id, score: isHome ? score : ([score[1], score[0]] as const) }]
  })

const isPlayedBy = ({ sides }: ScheduledMatch, { id }: Team) => sides?.some(({ team }) => team?.id === id) ?? false

interface Past {
  /** All matches of the tournament. */
  matches: readonly ScheduledMatch[]
  earlier: readonly ScheduledMatch[]
  gameName: string
  /** The id of the tournament. */
  tournament: string
}

function toMatchSide(side: Side, { matches, earlier, gameName, tournament }: Past): MatchSide {
  const { team, from } = side
  const all = team ? listForm(earlier, team) : []
  return {
    ...side,
    followId: team && makeTeamId(team.name, gameName),
    color: organizations.find(({ id }) => id === team?.id)?.themeColor ?? null,
    candidates: team ? null : nameSides(matches.find(({ id }) => id === from)),
    form: all.slice(-formLength).toReversed(),
    run: all.filter(({ match }) => match.tournament.id === tournament),
  }
}

/** Who plays a match: "Malabar Tuskers or loser of upper final". Null for a day of battle royale. */
function nameSides(match: ScheduledMatch | undefined): string | null {
  if (!match?.sides) return null
  const [home, { team, label }] = match.sides
  return `${home.team?.name ?? home.label} or ${team?.name ?? label.replace(/^[FLW]/, (letter) => letter.toLowerCase())}`
}

function toLobby(stage: PointsStage, id: string): Lobby {
  const index = stage.days.findIndex((day) => day.id === id)
  const matches = stage.days[index]?.matches ?? []
  const before = stage.days.slice(0, index).flatMap((day) => day.matches)
  const isBegun = matches.some(({ placings }) => placings.length > 0)
  const ofDay = { name: `Day ${index + 1}`, rows: makeTable(stage, matches) }
  const overall = {
    name: isBegun ? 'Overall' : `Before day ${index + 1}`,
    rows: makeTable(stage, [...before, ...matches]),
  }
  const squads = stage.table.map(({ team }) => team).sort(compareNames)
  return {
    squads,
    // On the first day both are the same.
    tables: (index === 0 ? [ofDay] : [ofDay, overall]).filter(({ rows }) => rows.length > 0),
    matches: matches.map(({ end, placings, ...match }) => ({
      ...match,
      placings: placings.flatMap((placing) => {
        const team = squads.find(({ id }) => id === placing.team)
        return team ? [{ team, finishes: placing.finishes }] : []
      }),
    })),
  }
}
