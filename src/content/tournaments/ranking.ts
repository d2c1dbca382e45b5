import { loserOf, recordOf } from '~/rules/standings'
import { matchesOf, resultOf } from './notation'
import type { RankedTeam, Stage, Team, TeamRecord } from './types'

/** Circuit points for the first places of a finished tournament, and for every match won in any. */
const pointsPerPlace = [400, 200, 100, 80, 60, 50, 40, 30]
const pointsPerWin = 10

/** Teams of a finished tournament, best first: by the last stage, then those of each earlier stage. */
export function finalRanking(stages: readonly Stage[]): Team[] {
  const ranking = new Map<string, Team>()
  for (const stage of stages.toReversed()) {
    for (const team of stageRanking(stage)) if (!ranking.has(team.id)) ranking.set(team.id, team)
  }
  return [...ranking.values()]
}

/** A team with its wins and losses over all stages. In battle royale a win is to be the last team standing. */
export function withRecord(team: Team, stages: readonly Stage[]): TeamRecord {
  let wins = 0
  let losses = 0
  let drops = 0
  for (const stage of stages) {
    if (stage.kind === 'points') {
      const row = stage.table.find((entry) => entry.team.id === team.id)
      wins += row?.wins ?? 0
      drops += row?.matches ?? 0
    } else {
      const record = recordOf(team.id, matchesOf(stage).map(resultOf))
      wins += record.wins
      losses += record.losses
    }
  }
  return { ...team, wins, losses, drops }
}

/** The best teams of a game over its tournaments: points for the places of finished ones, and 10 for every match won. */
export function topTeams(
  tournaments: readonly { over: boolean; teams: readonly TeamRecord[]; stages: readonly Stage[] }[],
  count: number,
): RankedTeam[] {
  const totals = new Map<string, { team: Team; points: number }>()
  const add = ({ id, name, logo }: Team, points: number) => {
    const total = totals.get(id) ?? { team: { id, name, logo }, points: 0 }
    totals.set(id, { ...total, points: total.points + points })
  }
  for (const { over, teams, stages } of tournaments) {
    for (const team of teams) add(team, team.wins * pointsPerWin)
    if (!over) continue
    for (const [place, team] of finalRanking(stages).entries()) add(team, pointsPerPlace[place] ?? 0)
  }
  return [...totals.values()]
    .sort((a, b) => b.points - a.points || (a.team.name < b.team.name ? -1 : 1))
    .slice(0, count)
    .map(({ team, points }, index) => ({ ...team, rank: index + 1, points }))
}

function stageRanking(stage: Stage): Team[] {
  if (stage.kind === 'points') return stage.table.map(({ team }) => team)
  if (stage.kind === 'groups') {
    const rows = stage.groups.flatMap((group) => group.standings)
    return rows.sort((a, b) => a.rank - b.rank || b.points - a.points).map(({ team }) => team)
  }
  // From the final backwards: who lost later ranks higher, in single and in double elimination.
  return matchesOf(stage)
    .toReversed()
    .flatMap((match) => {
      const loser = loserOf(resultOf(match)) === match.home?.id ? match.home : match.away
      return match.winner && loser ? [match.winner, loser] : []
    })
}
