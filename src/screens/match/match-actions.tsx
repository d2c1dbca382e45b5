import { CalendarPlus, Share2 } from 'lucide-react'
import { FollowButton } from '~/components/follow/follow-button'
import { WatchLinks } from '~/components/watch/watch-links'
import type { MatchPage } from '~/content/match/types'
import { Button } from '~/ui/button'
import { sharePage } from '~/ui/share-page'
import { downloadMatch } from './download-match'
import * as styles from './match-hero.css'

/** The actions of a match: watch it, add it to the calendar, follow its teams (or its tournament if they are many), share it. */
export function MatchActions({ match }: { match: MatchPage }) {
  const { pair, tournament, title, path, state } = match
  return (
    <div className={styles.actions}>
      <WatchLinks organizerId={tournament.organizerId} title={title} state={state} size="small" />
      {state === 'upcoming' && (
        <Button size="small" onClick={() => void downloadMatch(match)}>
          <CalendarPlus />
          Calendar
        </Button>
      )}
      {pair?.map(
        ({ team, followId }) =>
          team &&
          followId && (
            <FollowButton
              key={followId}
              look="small"
              kind="team"
              id={followId}
              name={`${team.name}, ${tournament.gameName}`}
              shownName={team.name}
            />
          ),
      )}
      {!pair && <FollowButton look="small" kind="tournament" id={tournament.id} name={tournament.name} />}
      <Button variant="ghost" size="small" onClick={() => void sharePage(`${title}, ${tournament.name}`, path)}>
        <Share2 />
        Share
      </Button>
    </div>
  )
}
