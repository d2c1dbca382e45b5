import { siteUrl } from '~/lib/brand'
import { formatMoney } from '~/lib/number-format'
import type { CalendarEvent } from '~/lib/write-calendar'
import type { Tournament } from './types'

/** When tournaments whose records have no `updated` were published. */
const published = '2026-11-28T05:00:00Z'

/** ISO time of the last change that calendars and feed readers should pick up. */
export const getLastChange = ({ updated = published }: Tournament): string => updated

/** Name of a tournament and its game, which most names don't have: "Chaupal Cup (BGMI)", "Maha Dangal 2026: BGMI". */
export const nameWithGame = ({ name, gameName }: Pick<Tournament, 'name' | 'gameName'>): string =>
  name.includes(gameName) ? name : `${name} (${gameName})`

/** A tournament as a calendar entry, for `writeCalendar`. */
export const toTournamentEvent = (tournament: Tournament): CalendarEvent => ({
  id: tournament.id,
  title: nameWithGame(tournament),
  start: tournament.start,
  end: tournament.end,
  location: tournament.location,
  description: `${tournament.format}. Prize pool: ${formatMoney(tournament.prizePool)}.`,
  url: siteUrl + tournament.path,
  changed: getLastChange(tournament),
})
