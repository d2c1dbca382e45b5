import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { dayMs, findNextMidnight } from '~/lib/dates'

/** The sample world at a time, and until when it stays the same. */
interface Snapshot<Value> {
  value: Value
  /** In ms, when something in it begins, ends, or another day does. */
  changesAt: number
}

/** The earliest time at which a page reads the world again: by then all its parts are hydrated. */
const settledMs = 5_000

/** The pause after a failed read. */
const retryMs = 60_000

/** A query of the sample world as it is now. It is read again when the next match or day begins or ends. */
export const worldQuery = <Value, const Key extends QueryKey>(
  queryKey: Key,
  read: (now: number) => Promise<{ value: Value; times: readonly string[] }>,
) =>
  queryOptions({
    queryKey,
    queryFn: async (): Promise<Snapshot<Value>> => {
      const now = Date.now()
      const { value, times } = await read(now)
      return { value, changesAt: findNextChange(times, now) }
    },
    select: ({ value }) => value,
    staleTime: ({ state }) => (state.data ? Math.max(0, state.data.changesAt - state.dataUpdatedAt) : 0),
    // Hydrate with the data of the rendered page: parts that load later would find other data.
    refetchOnMount: false,
    refetchInterval: ({ state: { data, error } }) => {
      if (!data) return false
      const wait = Math.max(settledMs, data.changesAt - Date.now())
      // No more than a day: the visitor’s clock may be far behind, and a timer beyond 24 days goes off at once.
      return error ? Math.max(retryMs, wait) : Math.min(dayMs, wait)
    },
  })

/** The beginnings and ends of some tournaments or matches. */
export const listTimes = (entries: readonly { start: string; end: string }[]): string[] =>
  entries.flatMap(({ start, end }) => [start, end])

/** The first of some times that is still to come, or the next midnight in India. */
function findNextChange(times: readonly string[], now: number): number {
  const coming = times.map((time) => Date.parse(time)).filter((time) => time > now)
  return coming.reduce((first, time) => Math.min(first, time), findNextMidnight(now))
}
