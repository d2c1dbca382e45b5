import { formatDate, formatTime, nameDay } from '~/lib/dates'

/** When a match is played: a past one by its date, one to come by weekday and time. */
export const MatchTime = ({ start, isOver }: { start: string; isOver: boolean }) => (
  <time dateTime={start}>{isOver ? formatDate(start) : `${nameDay(start)}, ${formatTime(start)}`}</time>
)
