import { listTimes, worldQuery } from '~/content/world-query'
import { readEventMonth } from './read-event-month'

/** The tournaments of a game, or of all, that are played in a month; if there are none, those of another month (`readEventMonth`). */
export const eventMonthQuery = (game: string, month: string) =>
  worldQuery(['event-month', game, month], async (now) => {
    const { tournaments } = await import('@akhada/sample-world/tournaments/records.data')
    return { value: readEventMonth(tournaments, { game, month }, now), times: listTimes(tournaments) }
  })
