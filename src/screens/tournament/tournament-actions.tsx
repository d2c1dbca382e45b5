import { CalendarPlus, Share2 } from 'lucide-react'
import { downloadCalendar } from '~/components/download-calendar'
import { share } from '~/components/share'
import type { Tournament } from '~/content/tournament-types'
import { Button } from '~/ui/button'

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
      <Button variant="ghost" onClick={() => void share(tournament.name, tournament.path)}>
        <Share2 aria-hidden="true" />
        Share
      </Button>
    </>
  )
}
