import { siteUrl } from '~/lib/brand'
import type { CalendarEvent } from '~/lib/calendar'
import { formatMoney } from '~/lib/number-format'
import { revisions } from './revisions.data'
import type { Tournament } from './types'

/** What calendars show of a tournament; a change of it is a revision (`npm run revisions`). */
export const calendarText = (tournament: Tournament) => ({
  title: `${tournament.name} (${tournament.gameName})`,
  start: tournament.start,
  end: tournament.end,
  location: tournament.location,
  description: `${tournament.format}. Prize pool: ${formatMoney(tournament.prizePool)}.`,
})

/** A tournament as a calendar entry, for `calendarFile`. */
export function toCalendarEvent(tournament: Tournament): CalendarEvent {
  const revision = revisions[tournament.id]
  if (!revision) throw new Error(`No revision of the tournament ${tournament.id}: run \`npm run revisions\``)
  const { sequence, changed } = revision
  return {
    ...calendarText(tournament),
    id: tournament.id,
    url: siteUrl + tournament.path,
    sequence,
    changed,
  }
}
