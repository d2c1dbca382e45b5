import { formatDate, formatTime, nameDay } from '~/lib/dates'

/** The time of a match: the date if it's over, else weekday and time. */
export const MatchTime = ({ start, isOver }: { start: string; isOver: boolean }) => (
  <time dateTime={start}>{isOver ? formatDate(start) : `${nameDay(start)}, ${formatTime(start)}`}</time>
)
