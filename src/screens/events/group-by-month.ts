import { contentDate } from '~/content/tournaments/queries'
import type { Tournament } from '~/content/tournaments/types'
import { monthKey } from '~/lib/dates'
import type { EventsSearch } from './events-search'

export interface Month {
  /** "2026-11" */
  key: string
  tournaments: Tournament[]
}

/** A point in time that is in the month in every zone. */
export const middleOf = (key: string): string => `${key}-15T12:00:00Z`

/** Whether a month is over. */
export const isPast = ({ key }: Month): boolean => key < currentMonth

const currentMonth = monthKey(contentDate)

/** The tournaments that match the URL, grouped by the month in which they start: this month and later ones ascending, then past ones descending. */
export function groupByMonth(
  tournaments: readonly Tournament[],
  { game, state }: Pick<EventsSearch, 'game' | 'state'>,
): Month[] {
  const matching = tournaments.filter(
    (tournament) => (game === 'all' || tournament.gameId === game) && (state === 'all' || tournament.state === state),
  )
  const months = [...Map.groupBy(matching, ({ start }) => monthKey(start))].map(([key, ofMonth]) => ({
    key,
    tournaments: ofMonth,
  }))
  return [
    ...months.filter((month) => !isPast(month)).toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    ...months.filter(isPast).toSorted((a, b) => (a.key < b.key ? 1 : -1)),
  ]
}
