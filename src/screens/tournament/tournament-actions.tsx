import { CalendarPlus, Share2 } from 'lucide-react'
import { CalendarSubscription } from '~/components/calendar/calendar-subscription'
import { downloadCalendar } from '~/components/calendar/download-calendar'
import { FollowButton } from '~/components/follow/follow-button'
import { share } from '~/components/share'
import type { TournamentDetail } from '~/content/tournaments/types'
import { Button } from '~/ui/button'
import { EmbedButton } from './embed-button'
import * as styles from './tournament-hero.css'

/** Follow, add to calendar (an `.ics` file, or a subscription), share (the system's own sheet, or the link on the clipboard) and embed. */
export function TournamentActions({ tournament }: { tournament: TournamentDetail }) {
  return (
    <>
      {tournament.state !== 'past' && (
        <Button onClick={() => void downloadCalendar(tournament.id, [tournament])}>
          <CalendarPlus aria-hidden="true" />
          Add to Calendar
        </Button>
      )}
      <FollowButton kind="tournament" id={tournament.id} name={tournament.name} />
      <Button variant="ghost" onClick={() => void share(tournament.name, tournament.path)}>
        <Share2 aria-hidden="true" />
        Share
      </Button>
      <EmbedButton tournament={tournament} />
      {tournament.state !== 'past' && (
        <p className={styles.subscription}>
          <CalendarSubscription of={tournament.name} path={`tournaments/${tournament.id}`} />
        </p>
      )}
    </>
  )
}
