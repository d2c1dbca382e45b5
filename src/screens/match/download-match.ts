import type { MatchPage } from '~/content/match/types'
import { downloadFile } from '~/lib/download-file'
import { toast } from '~/ui/toast'

/** Downloads an `.ics` file of one match. Loads the code that writes it on demand. */
export async function downloadMatch(match: MatchPage): Promise<void> {
  try {
    const [{ writeCalendar }, { toMatchEvent }] = await Promise.all([
      import('~/lib/write-calendar'),
      import('~/content/match/to-match-event'),
    ])
    const calendar = { name: match.title, events: [toMatchEvent(match)] }
    downloadFile(`${match.id}.ics`, 'text/calendar', writeCalendar(calendar))
  } catch {
    toast.error('Couldn’t make the calendar file. Try again when you’re online.')
  }
}
