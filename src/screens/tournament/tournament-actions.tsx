import { CalendarPlus, Share2 } from 'lucide-react'
import { downloadCalendar } from '~/components/download-calendar'
import type { Tournament } from '~/content/tournament-types'
import { Button } from '~/ui/button'
import { toast } from '~/ui/toast'

/** Add to calendar (an `.ics` file) and share: the system's own sheet, or the link on the clipboard. */
export function TournamentActions({ tournament }: { tournament: Tournament }) {
  return (
    <>
      {tournament.state !== 'past' && (
        <Button onClick={() => downloadCalendar(tournament.id, [tournament])}>
          <CalendarPlus aria-hidden="true" />
          Add to Calendar
        </Button>
      )}
      <Button variant="ghost" onClick={() => void share(tournament)}>
        <Share2 aria-hidden="true" />
        Share
      </Button>
    </>
  )
}

async function share({ name, path }: Tournament): Promise<void> {
  const url = window.location.origin + path
  try {
    if ('share' in navigator) {
      await navigator.share({ title: name, url })
      return
    }
    await window.navigator.clipboard.writeText(url)
    toast.success('Link copied')
  } catch (error) {
    // To close the sheet is an answer, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast.error('The link could not be shared. Copy it from the address bar.')
  }
}
