import { formatDate, formatTime, nameDay } from '~/lib/dates'
import { LocalTime } from './local-time'
import { own } from './match-row.css'

/** The time of a match: the date if it's over, else weekday and time, and the time in the visitor's own zone. */
export const MatchTime = ({ start, isOver }: { start: string; isOver: boolean }) => (
  <>
    <time dateTime={start}>{isOver ? formatDate(start) : `${nameDay(start)}, ${formatTime(start)}`}</time>
    {!isOver && <LocalTime start={start} className={own} />}
  </>
)
