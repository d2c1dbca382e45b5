import { Link } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { downloadCalendar } from '~/components/calendar/download-calendar'
import { FollowButton } from '~/components/follow/follow-button'
import type { Tournament } from '~/content/tournaments/types'
import { useTimeInOwnZone } from '~/hooks/use-time-in-own-zone'
import { useUserLocale } from '~/hooks/use-user-locale'
import { formatDateRange, formatTime } from '~/lib/dates'
import { formatMoney } from '~/lib/number-format'
import { Image } from '~/ui/image'
import { Tag } from '~/ui/tag'
import * as styles from './event-row.css'

/** A tournament in the calendar. */
export function EventRow({ tournament }: { tournament: Tournament }) {
  const locale = useUserLocale()
  const own = useTimeInOwnZone(tournament.start, locale)
  const { id, name, gameName, location, state, status, start, end, prizePool } = tournament

  return (
    <li className={styles.row}>
      <Image className={styles.picture} src={tournament.image} alt="" width={160} height={90} />
      <div className={styles.what}>
        <h3 className={styles.name}>
          <Link to="/esports/tournament/$id" params={{ id }} className={styles.link}>
            {name}
          </Link>
        </h3>
        <p className={styles.where}>
          {location} <b className={styles.prize}>{formatMoney(prizePool)}</b>
        </p>
      </div>
      <p className={styles.when}>
        <time dateTime={start} suppressHydrationWarning>
          {formatDateRange(start, end, locale)}
        </time>
        <span suppressHydrationWarning>
          from {formatTime(start, locale)}
          {own && (
            <>
              , <span className={styles.own}>{own} where you are</span>
            </>
          )}
        </span>
      </p>
      <p className={styles.tags}>
        <Tag>{gameName}</Tag>
        <span className={state === 'ongoing' ? styles.live : styles.state}>{status}</span>
      </p>
      <div className={styles.actions}>
        <FollowButton look="icon" kind="tournament" id={id} name={name} />
        <button
          type="button"
          className={styles.add}
          aria-label={`Add ${name} to calendar`}
          onClick={() => void downloadCalendar(id, [tournament])}
        >
          <CalendarPlus aria-hidden="true" />
        </button>
      </div>
    </li>
  )
}
