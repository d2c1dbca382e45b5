import { Link } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { useTimeInOwnZone } from '~/hooks/use-time-in-own-zone'
import { useUserLocale } from '~/hooks/use-user-locale'
import { dateFormat, formatDate, formatTime, siteTimeZone } from '~/lib/dates'
import { Tag } from '~/ui/tag'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './next-event-row.css'
import type { NextEvent } from './what-is-next'

/** What comes of something followed: when, what, and why it is listed. */
export function NextEventRow({ event }: { event: NextEvent }) {
  const locale = useUserLocale()
  const { tournament, match, start, end, isLive, because } = event
  const own = useTimeInOwnZone(start, locale)

  return (
    <li className={styles.row}>
      <p className={isLive ? styles.live : styles.day}>
        {isLive ? (
          'Live now'
        ) : (
          <time dateTime={start}>
            <b className={styles.number}>{part(start, locale, { day: 'numeric' })}</b>{' '}
            {part(start, locale, { month: 'short' })}
          </time>
        )}
      </p>
      <div className={styles.what}>
        <h3 className={styles.name}>
          <Link to="/esports/tournament/$id" params={{ id: tournament.id }} className={styles.link}>
            {match ? match.title : tournament.name}
          </Link>
        </h3>
        <p className={styles.note}>{match ? `${tournament.name}: ${match.note}` : tournament.status}</p>
        <p className={styles.time}>
          {isLive ? `until ${formatDate(end, locale)}` : `${weekday(start, locale)}, ${formatTime(start, locale)}`}
          {!isLive && own && <span className={styles.own}>, {own} where you are</span>}
        </p>
      </div>
      <div className={styles.tags}>
        <Tag>{tournament.gameName}</Tag>
        <p className={styles.because}>
          <Heart aria-hidden="true" />
          <span className={visuallyHidden}>Because you follow </span>
          <span className={styles.names}>{because.join(', ')}</span>
        </p>
      </div>
    </li>
  )
}

const part = (iso: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...options, timeZone: siteTimeZone }).format(new Date(iso))

const weekday = (iso: string, locale: string) => part(iso, locale, { weekday: 'long' })
