import { type Reading, worldQuery } from '~/content/world-query'
import { readEventMonth } from './read-event-month'
import type { EventMonth } from './types'

/** The tournaments of a game, or of all, that are played in a month; if there are none, those of another month (`readEventMonth`). */
export const eventMonthQuery = (game: string, month: string) =>
  worldQuery(['event-month', game, month], async (now): Promise<Reading<EventMonth>> => {
    const { tournaments } = await import('@akhada/sample-world/tournaments/records.data')
    const { records, ...page } = readEventMonth(tournaments, { game, month }, now)
    const { loadSummaries } = await import('~/content/tournaments/load')
    const { value, changeTimes } = await loadSummaries(now, (record) => records.includes(record))
    return { value: { ...page, tournaments: value }, changeTimes }
  })
