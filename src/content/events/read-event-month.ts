import type { TournamentRecord } from '@akhada/sample-world/tournaments/types'
import { toTournament } from '~/content/tournaments/to-tournament'
import { compareStarts, getMonthKey } from '~/lib/dates'
import type { EventMonth } from './types'

/** The tournaments of a month at a time (ms). Without a month, or one that has none, it is the present or else the next one. */
export function readEventMonth(
  records: readonly TournamentRecord[],
  { game, month }: { game: string; month: string },
  now: number,
): EventMonth {
  const current = getMonthKey(new Date(now).toISOString())
  const byMonth = Map.groupBy(
    records.filter(({ gameId }) => game === 'all' || gameId === game),
    ({ start }) => getMonthKey(start),
  )
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
