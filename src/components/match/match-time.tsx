import { useLocalTime } from '~/hooks/use-local-time'
import { formatDate, formatTime, nameDay } from '~/lib/dates'
import * as styles from './match-time.css'

interface Props {
  start: string
  isOver: boolean
}

/** The time of a match: the date if it's over, else weekday and time, and the time in the visitor's own zone. */
export function MatchTime({ start, isOver }: Props) {
  const localTime = useLocalTime(start)
  if (isOver) return <time dateTime={start}>{formatDate(start)}</time>
  return (
    <>
      <time dateTime={start}>{`${nameDay(start)}, ${formatTime(start)}`}</time>
      {localTime && <span className={styles.own}> {localTime} your time</span>}
    </>
  )
}
