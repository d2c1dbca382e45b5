import { sum } from '@akhada/contract/sum'
import { compareNames } from '~/lib/compare-names'
import { pointsPerPlace, pointsPerWin } from '~/rules/circuit-points'
import { compareStandings, countRecord } from '~/rules/standings'
import { listSeries, toResult } from './read-stages'
import type { BracketStage, Match, PointsAddend, RankedTeam, Stage, Team, TeamRecord, TournamentDetail } from './types'

/** Teams of a finished tournament, best first: those of the last stage, then the rest of each earlier stage. */
export function listFinalRanking(stages: readonly Stage[]): Team[] {
  const ranking = new Map<string, Team>()
  for (const stage of stages.toReversed()) {
    for (const team of rankStage(stage)) if (!ranking.has(team.id)) ranking.set(team.id, team)
  }
  return [...ranking.values()]
}

/** A team with its wins and losses over all stages. In battle royale a win means being the last team standing. */
export function addRecord(team: Team, stages: readonly Stage[]): TeamRecord {
  let wins = 0
  let losses = 0
  let pointsMatches = 0
  for (const stage of stages) {
    if (stage.kind === 'points') {
      const row = stage.table.find((entry) => entry.team.id === team.id)
      wins += row?.wins ?? 0
      pointsMatches += row?.matches ?? 0
    } else {
      const record = countRecord(team.id, listSeries(stage).map(toResult))
      wins += record.wins
      losses += record.losses
    }
  }
  return { ...team, wins, losses, pointsMatches }
}

type RankedTournament = Pick<TournamentDetail, 'name' | 'path' | 'end' | 'teams'>

/**
 * Ranks a game's teams over its tournaments, best first: points for the places of finished ones and for every match won. Teams with
 * the same points share a rank.
 */
export function rankTeams(tournaments: readonly RankedTournament[]): RankedTeam[] {
  const totals = new Map<string, { team: Team; addends: PointsAddend[] }>()
  for (const { name: tournament, path, teams } of sortLatestFirst(tournaments)) {
    for (const { id, name, logo, wins, place } of teams) {
      const placePoints = place ? (pointsPerPlace[place - 1] ?? 0) : 0
      const points = wins * pointsPerWin + placePoints
      const total = totals.get(id) ?? { team: { id, name, logo }, addends: [] }
      totals.set(id, total)
      if (points > 0) total.addends.push({ tournament, path, wins, place, placePoints, points })
    }
  }
  const ranking = [...totals.values()]
    .map(({ team, addends }) => ({ ...team, addends, points: sum(addends.map(({ points }) => points)) }))
    .sort((a, b) => b.points - a.points || compareNames(a, b))
  return ranking.map((team) => ({ ...team, rank: ranking.findIndex(({ points }) => points === team.points) + 1 }))
}

/** The rank of a team in an earlier ranking; null where it had no points yet. */
export const findEarlierRank = (earlier: readonly RankedTeam[], { id }: Team): number | null =>
  earlier.find((team) => team.id === id && team.points > 0)?.rank ?? null

const sortLatestFirst = (tournaments: readonly RankedTournament[]) =>
  tournaments.toSorted((a, b) => Date.parse(b.end) - Date.parse(a.end))

function rankStage(stage: Stage): Team[] {
  if (stage.kind === 'points') return stage.table.map(({ team }) => team)
  if (stage.kind === 'groups') {
    const rows = stage.groups.flatMap((group) => group.standings)
    return rows.sort((a, b) => a.rank - b.rank || compareStandings(a, b)).map(({ team }) => team)
  }
  return listBracketPlaces(stage).filter((team) => team !== null)
}

/**
 * The teams of a tournament that ends with a bracket, best first; null for a place that is still to be decided. Teams that are out before
 * the bracket have their place once all that comes before is over.
 */
export function listPlaces(stages: readonly Stage[]): (Team | null)[] {
  const last = stages.at(-1)
  if (last?.kind !== 'bracket') return []
  const earlier = stages.slice(0, -1)
  const inBracket = listSeries(last).flatMap(({ home, away }) => [home.team?.id, away.team?.id])
  const isOver = earlier.every(({ state }) => state === 'past')
  return [
    ...listBracketPlaces(last),
    ...(isOver ? listFinalRanking(earlier).filter(({ id }) => !inBracket.includes(id)) : []),
  ]
}

function listBracketPlaces(stage: BracketStage): (Team | null)[] {
  const matches = listSeries(stage)
  const goesOn = (id: string, asLoser: boolean) =>
    matches.some(({ home, away }) => [home, away].some(({ from, takesLoser }) => from === id && takesLoser === asLoser))
  // From the final backwards: the later a team drops out, the higher it ranks, in single and in double elimination.
  return matches
    .toReversed()
    .flatMap((match) => [
      ...(goesOn(match.id, false) ? [] : [match.winner]),
      ...(goesOn(match.id, true) ? [] : [findLosingTeam(match)]),
    ])
}

function findLosingTeam({ home, away, winner }: Match): Team | null {
  if (!winner) return null
  return winner.id === home.team?.id ? away.team : home.team
}
