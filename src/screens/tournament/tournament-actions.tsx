import { CalendarPlus, Share2 } from 'lucide-react'
import { share } from '~/components/share'
import { downloadCalendar } from '~/components/tournament/download-calendar'
import type { Tournament } from '~/content/tournaments/types'
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
