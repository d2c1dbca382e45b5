import type { TournamentRecord } from '@akhada/sample-world/tournaments/types'
import { toTournament } from '~/content/tournaments/to-tournament'
import { compareStarts, getMonthKey } from '~/lib/dates'
import type { EventMonth } from './types'

/** The tournaments of a month as of a time (ms). If it has none: of the first month with any from now on, else of the latest past one. */
export function readEventMonth(
  records: readonly TournamentRecord[],
  { game, month }: { game: string; month: string },
  now: number,
): EventMonth {
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
  const all = (byMonth.get(shown) ?? []).map((record) => toTournament(record, now)).sort(compareStarts)
  return {
    month: shown,
    tournaments: [...all.filter(({ state }) => state !== 'past'), ...all.filter(({ state }) => state === 'past')],
    months: ordered.map((key) => ({ key, count: byMonth.get(key)?.length ?? 0 })),
  }
}
