import { siteUrl } from '~/lib/brand'
import type { CalendarEvent } from '~/lib/calendar'
import { formatMoney } from '~/lib/number-format'
import type { Tournament } from './types'

/** A tournament as a calendar entry, for `calendarFile`. */
export const toCalendarEvent = (tournament: Tournament): CalendarEvent => ({
  id: tournament.id,
  title: `${tournament.name} (${tournament.gameName})`,
  start: tournament.start,
  end: tournament.end,
  location: tournament.location,
  description: `${tournament.format}. Prize pool: ${formatMoney(tournament.prizePool)}.`,
  url: siteUrl + tournament.path,
})
