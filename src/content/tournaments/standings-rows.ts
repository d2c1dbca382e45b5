import type { CsvRow } from '~/lib/csv'
import type { Stage } from './types'

/** The columns of all kinds of tables; a cell that a kind lacks is empty. */
export const standingsColumns = [
  'stage',
  'group',
  'rank',
  'team',
  'matches',
  'wins',
  'losses',
  'placementPoints',
  'finishes',
  'points',
  'advances',
]

/** The tables of a tournament as the lines of one list; none while all its stages are brackets. */
export const listStandingsRows = (stages: readonly Stage[]): CsvRow[] => stages.flatMap(listStageRows)

function listStageRows(stage: Stage): CsvRow[] {
  if (stage.kind === 'bracket') return []
  if (stage.kind === 'points') {
    return stage.table.map((row) => ({
      stage: stage.name,
      group: null,
      rank: row.rank,
      team: row.team.name,
      matches: row.matches,
      wins: row.wins,
      losses: null,
      placementPoints: row.placementPoints,
      finishes: row.finishes,
      points: row.points,
      advances: toYesOrNo(row.zone === 'advances'),
    }))
  }
  return stage.groups.flatMap((group) =>
    group.standings.map((row) => ({
      stage: stage.name,
      group: group.name,
      rank: row.rank,
      team: row.team.name,
      matches: row.wins + row.losses,
      wins: row.wins,
      losses: row.losses,
      placementPoints: null,
      finishes: null,
      points: row.points,
      advances: toYesOrNo(row.zone === 'advances'),
    })),
  )
}

const toYesOrNo = (value: boolean) => (value ? 'yes' : 'no')
