import { ordinal } from '@akhada/contract/ordinal'
import { listMatchTimes, loadTournaments } from '~/content/tournaments/load'
import { listFinalRanking, listPlaces, rankTeams } from '~/content/tournaments/ranking'
import { listSeries, toResult } from '~/content/tournaments/read-stages'
import { sortUpcomingFirst } from '~/content/tournaments/sort-upcoming-first'
import { makeTeamId } from '~/content/tournaments/team-id'
import type { Stage, TournamentDetail } from '~/content/tournaments/types'
import type { Reading } from '~/content/world-query'
import { compareNames } from '~/lib/compare-names'
import { countRecord } from '~/rules/standings'
import type { TeamGame, TeamPage, TeamResult, TeamTournament } from './types'

const upcomingCount = 5

/** Everything that the page of a team shows at a time (ms), and the times when it may change; null if it's in no tournament. */
export async function loadTeam(id: string, now: number): Promise<Reading<TeamPage> | null> {
  const all = await loadTournaments(now)
  const own = sortUpcomingFirst(all.filter(({ teams }) => teams.some((team) => team.id === id)))
  const team = own[0]?.teams.find((each) => each.id === id)
  if (!team) return null
  const games = Map.groupBy(all, ({ gameName }) => gameName)
  const { ongoing = [], upcoming = [], past = [] } = Object.groupBy(own, ({ state }) => state)
  return {
    value: {
      id,
      name: team.name,
      logo: team.logo,
      games: [...games].flatMap(([game, details]) => toTeamGames(id, game, details)).sort(compareNames),
      tournaments: [...ongoing, ...upcoming.slice(0, upcomingCount)].map((detail) => toTeamTournament(id, detail)),
      results: past.map((detail) => toTeamResult(id, detail)),
    },
    changeTimes: all.flatMap(listMatchTimes),
  }
}

/** The rank of a team in a game, from all tournaments of the game; empty if it doesn't play it. */
function toTeamGames(id: string, name: string, details: readonly TournamentDetail[]): TeamGame[] {
  const ranking = rankTeams(details)
  const teamCount = ranking.filter(({ points }) => points > 0).length
  const results = details.flatMap(({ stages }) => stages.flatMap(listSeries)).map(toResult)
  const { wins: won, losses: lost } = countRecord(id, results)
  return ranking
    .filter((team) => team.id === id)
    .map(({ rank, points }) => ({ name, followId: makeTeamId(id, name), rank, teamCount, points, won, lost }))
}

const readFacts = ({ id, name, gameName, start, end }: TournamentDetail) => ({ id, name, gameName, start, end })

function toTeamTournament(team: string, detail: TournamentDetail): TeamTournament {
  const { stages, prizes } = detail
  const status = detail.state === 'upcoming' ? 'Entered' : detail.status
  const place = prizes.find((prize) => prize.team?.id === team)?.place
  return { ...readFacts(detail), status, exit: place ?? findPlayedOutPlace(team, stages) ?? describeExit(team, stages) }
}

/** "4th"; null if a team isn't among the first four, whose places are played out even without a prize. */
function findPlayedOutPlace(team: string, stages: readonly Stage[]): string | null {
  const index = listPlaces(stages).findIndex((each, place) => place < 4 && each?.id === team)
  return index < 0 ? null : ordinal(index + 1)
}

/** "Out in Group Stage"; null while a team may still play. */
function describeExit(team: string, stages: readonly Stage[]): string | null {
  const last = stages.findLast((stage) => listTeamIds(stage).includes(team))
  const isOut =
    last?.kind === 'bracket'
      ? listSeries(last).every(
          ({ home, away, state }) => state === 'over' || ![home, away].some((side) => side.team?.id === team),
        )
      : last?.state === 'past'
  return last && isOut ? `Out in ${last.name}` : null
}

const listTeamIds = (stage: Stage) =>
  stage.kind === 'points'
    ? stage.table.map(({ team }) => team.id)
    : listSeries(stage).flatMap(({ home, away }) => [home.team?.id, away.team?.id])

function toTeamResult(team: string, detail: TournamentDetail): TeamResult {
  const place = listFinalRanking(detail.stages).findIndex((each) => each.id === team) + 1
  const prize = detail.prizes.find((each) => each.team?.id === team)?.prize ?? null
  return { ...readFacts(detail), place, prize }
}
