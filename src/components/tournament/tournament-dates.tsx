import { formatDateRange } from '~/lib/dates'

/** First to last day of a tournament in India. */
export const TournamentDates = ({ start, end }: { start: string; end: string }) => (
  <time dateTime={start}>{`${formatDateRange({ start, end })} IST`}</time>
)
