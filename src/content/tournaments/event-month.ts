import type { TournamentRecord } from '@akhada/sample-world/tournaments/types'
import { worldQuery } from '~/content/world-query'
import { monthKey } from '~/lib/dates'
import { listTimes, toTournament } from './queries'
import type { Tournament } from './types'

export interface EventMonth {
  /** "2026-11"; empty where a game has no tournament. */
  month: string
  /** Those that begin in it: what is not over first. */
  tournaments: Tournament[]
  /** All months with a tournament, this one and those to come first. */
  months: { key: string; count: number }[]
}

/** The tournaments of a game, or of all, that begin in a month, or in this one. */
export const eventMonthQuery = (game: string, month: string) =>
  worldQuery(['event-month', game, month], async (now) => {
    const { tournaments } = await import('@akhada/sample-world/tournaments/records.data')
    return { value: readEventMonth(tournaments, { game, month }, now), times: listTimes(tournaments) }
  })

/** The tournaments of a month at a time (ms). Without a month, or one that has none, it is the present or else the next one. */
export function readEventMonth(
  records: readonly TournamentRecord[],
  { game, month }: { game: string; month: string },
  now: number,
): EventMonth {
  const current = monthKey(new Date(now).toISOString())
  const byMonth = Map.groupBy(
    records.filter(({ gameId }) => game === 'all' || gameId === game),
    ({ start }) => monthKey(start),
  )
  const keys = [...byMonth.keys()].sort()
  const ordered = [...keys.filter((key) => key >= current), ...keys.filter((key) => key < current).reverse()]
  const shown = byMonth.has(month) ? month : (ordered[0] ?? '')
  const all = (byMonth.get(shown) ?? [])
    .map((record) => toTournament(record, now))
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
  return {
    month: shown,
    tournaments: [...all.filter(({ state }) => state !== 'past'), ...all.filter(({ state }) => state === 'past')],
    months: ordered.map((key) => ({ key, count: byMonth.get(key)?.length ?? 0 })),
  }
}
