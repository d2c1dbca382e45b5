import type { CsvRow } from '~/lib/csv'
import type { PointsStandingRow, Stage, StandingRow } from './types'

/** The tables of a tournament as the rows of one list, all with the same columns; empty if all its stages are brackets. */
export const listStandingsRows = (stages: readonly Stage[]): CsvRow[] => stages.flatMap(listStageRows)

function listStageRows(stage: Stage): CsvRow[] {
  if (stage.kind === 'bracket') return []
  if (stage.kind === 'points') return stage.table.map((row) => toRow(stage.name, null, row))
  return stage.groups.flatMap(({ name, standings }) => standings.map((row) => toRow(stage.name, name, row)))
}

function toRow(stage: string, group: string | null, row: StandingRow | PointsStandingRow): CsvRow {
  return {
    stage,
    group,
    rank: row.rank,
    team: row.team.name,
    matches: 'matches' in row ? row.matches : row.wins + row.losses,
    wins: row.wins,
    losses: 'losses' in row ? row.losses : null,
    difference: 'difference' in row ? row.difference : null,
    placementPoints: 'placementPoints' in row ? row.placementPoints : null,
    finishes: 'finishes' in row ? row.finishes : null,
    points: row.points,
    advances: row.zone === 'advances' ? 'yes' : 'no',
  }
}
