import type { Tournament } from '~/content/tournaments/types'
import { siteUrl } from '~/lib/brand'
import { downloadFile } from '~/lib/download-file'
import { toast } from '~/ui/toast'

/** Downloads an `.ics` file of the tournaments; what writes it is loaded now. */
export async function downloadCalendar(name: string, tournaments: readonly Tournament[]): Promise<void> {
  try {
    const [{ calendarFile }, { toCalendarEvent }] = await Promise.all([
      import('~/lib/calendar'),
      import('~/content/tournaments/calendar'),
    ])
    const events = tournaments.map(toCalendarEvent)
    downloadFile(`${name}.ics`, 'text/calendar', calendarFile({ host: new URL(siteUrl).host, name, events }))
  } catch {
    toast.error('The calendar could not be loaded. Try again when you are online.')
  }
}
