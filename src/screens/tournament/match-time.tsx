import { useUserLocale } from '~/hooks/use-user-locale'
import { formatDateTime } from '~/lib/dates'
import * as styles from './stage-section.css'

/** Start of a match, in the user's locale. */
export function MatchTime({ time }: { time: string }) {
  const text = formatDateTime(time, useUserLocale())
  // Versions of Intl write times with other spaces: what was prerendered may differ.
  return (
    <p className={styles.time}>
      <time dateTime={time} suppressHydrationWarning>
        {text}
      </time>
    </p>
  )
}
