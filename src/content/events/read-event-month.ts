import type { TournamentRecord } from '@akhada/sample-world/tournaments/types'
import { findEntryDeadline } from '~/content/tournaments/to-tournament'
import { getMonthKey } from '~/lib/dates'
import { waitingLists } from './waiting-lists'

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
    const keys = new Set([getMonthKey(record.start), getMonthKey(record.end)])
    if (record.status === 'Waiting List' && now < findEntryDeadline(record.start)) keys.add(waitingLists)
    for (const key of keys) byMonth.set(key, [...(byMonth.get(key) ?? []), record])
  }
  const keys = [...byMonth.keys()].sort()
  const ordered = [...keys.filter((key) => key >= current), ...keys.filter((key) => key < current).reverse()]
  const shown = byMonth.has(month) || month === waitingLists ? month : (ordered[0] ?? '')
  return {
    month: shown,
    records: byMonth.get(shown) ?? [],
    months: ordered.map((key) => ({ key, isPast: key < current, count: byMonth.get(key)?.length ?? 0 })),
  }
}
