import { rankByPoints } from '~/rules/battle-royale'
import type { PointsMatch, PointsStage, PointsStandingRow } from './types'

/** A table of only the given matches and the teams in them; for a single match, in order of placement. It marks nobody as advancing. */
export function makeTable(
  { scale, table }: Pick<PointsStage, 'scale' | 'table'>,
  matches: readonly PointsMatch[],
): PointsStandingRow[] {
  const byPlace = matches[0]?.finishes.map(({ team }) => team) ?? []
  const playing = new Set(matches.flatMap(({ finishes }) => finishes.map(({ team }) => team)))
  const rows = rankByPoints(
    scale,
    table.map(({ team }) => team.id).filter((id) => playing.has(id)),
    matches,
  )
  if (matches.length === 1) rows.sort((a, b) => byPlace.indexOf(a.team) - byPlace.indexOf(b.team))
  return rows.flatMap(({ team: id, ...row }, index) => {
    const team = table.find((entry) => entry.team.id === id)?.team
    return team ? [{ ...row, team, rank: index + 1, zone: null }] : []
  })
}
