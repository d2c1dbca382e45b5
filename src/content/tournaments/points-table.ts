import { rankByPoints } from '~/rules/battle-royale'
import type { PointsMatch, PointsStage, PointsStandingRow } from './types'

type Standings = Pick<PointsStage, 'scale' | 'seeds' | 'table'>

/** A table of only the given matches and the teams in them. It marks nobody as advancing. */
export function makeTable({ scale, seeds, table }: Standings, matches: readonly PointsMatch[]): PointsStandingRow[] {
  const playing = new Set(matches.flatMap(({ placings }) => placings.map(({ team }) => team)))
  const shown = seeds.filter((id) => playing.has(id))
  const rows = rankByPoints(scale, shown, matches)
  return rows.flatMap(({ team: id, ...row }, index) => {
    const team = table.find((entry) => entry.team.id === id)?.team
    return team ? [{ ...row, team, rank: index + 1, zone: null }] : []
  })
}

/** The table of one match, in order of placement. */
export function makeMatchTable(stage: Standings, match: PointsMatch): PointsStandingRow[] {
  const rank = (id: string) => 1 + match.placings.findIndex(({ team }) => team === id)
  return makeTable(stage, [match])
    .map((row) => ({ ...row, rank: rank(row.team.id) }))
    .sort((a, b) => a.rank - b.rank)
}
