import { tournamentsQuery } from '~/content/world-query'
import { readEventMonth } from './read-event-month'

/** The tournaments of a game, or of all, that are played in a month; if there are none, those of another month (`readEventMonth`). */
export const eventMonthQuery = (game: string, month: string) =>
  tournamentsQuery(['event-month', game, month], (tournaments, now) =>
    readEventMonth(tournaments, { game, month }, now),
  )
