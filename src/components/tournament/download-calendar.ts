import { toCalendarEvent } from '~/content/tournaments/calendar'
import type { Tournament } from '~/content/tournaments/types'
import { siteUrl } from '~/lib/brand'
import { calendarFile } from '~/lib/calendar'
import { downloadFile } from '~/lib/download-file'

/** Downloads an `.ics` file of the tournaments. */
export function downloadCalendar(name: string, tournaments: readonly Tournament[]): void {
  const file = calendarFile(tournaments.map(toCalendarEvent), new URL(siteUrl).host, new Date().toISOString())
  downloadFile(`${name}.ics`, 'text/calendar', file)
}
