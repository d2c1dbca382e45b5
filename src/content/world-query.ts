import type { TournamentRecord } from '@akhada/sample-world/tournaments/types'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { dayMs, findNextMidnight } from '~/lib/dates'

/** The sample world at a time, and when it changes next. */
interface Snapshot<Value> {
  value: Value
  /** The time in ms at which something in it begins or ends, or the next day begins. */
  changesAt: number
}

/** Something read from the sample world, and the ISO times at which it may change. */
export interface Reading<Value> {
  value: Value
  changeTimes: readonly string[]
}

/** The shortest wait, in ms, until a page reads the world again: by then all its parts are hydrated. */
const settledMs = 5_000

/** The shortest wait after a failed read, in ms. */
const retryMs = 60_000

/** A query of the sample world as it is now. It is read again when the next match or day begins or ends. */
export const worldQuery = <Value, const Key extends QueryKey>(
  queryKey: Key,
  read: (now: number) => Promise<Reading<Value>>,
) =>
  queryOptions({
    queryKey,
    queryFn: async (): Promise<Snapshot<Value>> => {
      const now = Date.now()
      const { value, changeTimes } = await read(now)
      return { value, changesAt: findNextChange(changeTimes, now) }
    },
    select: ({ value }) => value,
    staleTime: ({ state }) => (state.data ? Math.max(0, state.data.changesAt - state.dataUpdatedAt) : 0),
    // Parts that load later have to hydrate with the data of the rendered page, too.
    refetchOnMount: false,
    refetchInterval: ({ state: { data, error } }) => {
      if (!data) return false
      const wait = Math.max(settledMs, data.changesAt - Date.now())
      // No more than a day: the visitor’s clock may be far behind, and a timer beyond 24 days goes off at once.
      return error ? Math.max(retryMs, wait) : Math.min(dayMs, wait)
    },
  })

/** Like `worldQuery`, for what changes only when a tournament begins or ends. */
export const tournamentDatesQuery = <Value, const Key extends QueryKey>(
  queryKey: Key,
  read: (now: number, tournaments: readonly TournamentRecord[]) => Value | Promise<Value>,
) =>
  worldQuery(queryKey, async (now) => {
    const { tournaments } = await import('@akhada/sample-world/tournaments/records.data')
    return { value: await read(now, tournaments), changeTimes: tournaments.flatMap(({ start, end }) => [start, end]) }
  })

/** The first of the times that is still to come, or the next midnight in India if that's earlier. */
function findNextChange(times: readonly string[], now: number): number {
  const coming = times.map((time) => Date.parse(time)).filter((time) => time > now)
  return Math.min(findNextMidnight(now), ...coming)
}
