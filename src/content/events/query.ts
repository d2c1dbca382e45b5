import { sortUpcomingFirst } from '~/content/tournaments/sort-upcoming-first'
import { tournamentsQuery } from '~/content/world-query'
import { readEventMonth } from './read-event-month'
import type { EventMonth } from './types'

/** The tournaments of a game, or of all, that are played in a month; if there are none, those of another month (`readEventMonth`). */
export const eventMonthQuery = (game: string, month: string) =>
  tournamentsQuery(['event-month', game, month], async (tournaments, now): Promise<EventMonth> => {
    const { records, ...page } = readEventMonth(tournaments, { game, month }, now)
    const { loadSummaries } = await import('~/content/tournaments/load')
    return { ...page, tournaments: sortUpcomingFirst(await loadSummaries(now, (record) => records.includes(record))) }
  })
