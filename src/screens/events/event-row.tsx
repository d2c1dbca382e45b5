import { Link } from '@tanstack/react-router'
import { Money } from '~/components/facts/money'
import { FollowButton } from '~/components/follow/follow-button'
import { rowLink } from '~/components/links/links.css'
import { liveMark } from '~/components/marks/live-mark.css'
import { TournamentStatus } from '~/components/tournament/tournament-status'
import type { TournamentSummary } from '~/content/tournaments/types'
import { nameDayRange } from '~/lib/dates'
import { moveFocusOnUnmount } from '~/ui/move-focus-on-unmount'
import * as styles from './event-row.css'

interface Props {
  tournament: TournamentSummary
  /** Whether the year is shown, for lists that aren't of one month. */
  hasYear?: boolean
}

/** A tournament in the calendar: days, name, place and prize. */
export function EventRow({ tournament, hasYear }: Props) {
  const { id, name, gameName, city, state, status, start, end, prizePool } = tournament
  const [days, month] = nameDayRange(start, end)
  return (
    <li ref={moveFocusOnUnmount} className={styles.row} data-state={state}>
      <time className={styles.when} dateTime={start}>
        <b className={styles.days}>{days}</b> {month} {hasYear && end.slice(0, 4)}
      </time>
      <div>
        <h3 className={styles.name}>
          <Link to="/esports/tournament/$id" params={{ id }} className={rowLink}>
            {name}
          </Link>
        </h3>
        <p className={styles.facts}>
          {state !== 'past' && <b className={state === 'ongoing' ? liveMark : styles.status}>{status}</b>}
          {!name.includes(gameName) && <span>{gameName}</span>}
          <span>{city}</span>
          <b className={styles.prize}>
            <Money {...prizePool} />
          </b>
          {state === 'past' && (
            <span>
              <TournamentStatus {...tournament} />
            </span>
          )}
        </p>
      </div>
      <FollowButton look="icon" kind="tournament" id={id} name={name} />
    </li>
  )
}
