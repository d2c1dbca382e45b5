import { useLocalTime } from '~/hooks/use-local-time'
import { formatDate, formatTime, nameDay } from '~/lib/dates'
import { own } from './match-row.css'

/** The time of a match: the date if it's over, else weekday and time, and the time in the visitor's own zone. */
export const MatchTime = ({ start, isOver }: { start: string; isOver: boolean }) =>
  isOver ? <time dateTime={start}>{formatDate(start)}</time> : <TimeToCome start={start} />

function TimeToCome({ start }: { start: string }) {
  const localTime = useLocalTime(start)
  return (
    <>
      <time dateTime={start}>{`${nameDay(start)}, ${formatTime(start)}`}</time>
      {localTime && <span className={own}> {localTime} your time</span>}
    </>
  )
}
