import type { TournamentRecord } from '@akhada/sample-world/tournaments/types'
import { getMonthKey } from '~/lib/dates'

/** The records of a month. If it has none: of the first month with any from a time (ms) on, else of the latest before it. */
export function readEventMonth(
  records: readonly TournamentRecord[],
  { game, month }: { game: string; month: string },
  now: number,
) {
  const current = getMonthKey(new Date(now).toISOString())
  const byMonth = new Map<string, TournamentRecord[]>()
  for (const record of records) {
    if (game !== 'all' && record.gameId !== game) continue
    // None takes more than two months.
    for (const key of new Set([getMonthKey(record.start), getMonthKey(record.end)]))
      byMonth.set(key, [...(byMonth.get(key) ?? []), record])
  }
  const keys = [...byMonth.keys()].sort()
  const ordered = [...keys.filter((key) => key >= current), ...keys.filter((key) => key < current).reverse()]
  const shown = byMonth.has(month) ? month : (ordered[0] ?? '')
  return {
    month: shown,
    records: byMonth.get(shown) ?? [],
    months: ordered.map((key) => ({ key, isPast: key < current, count: byMonth.get(key)?.length ?? 0 })),
  }
}
