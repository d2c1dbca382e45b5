import { useUserLocale } from '~/hooks/use-user-locale'
import { formatDateRange } from '~/lib/dates'

/** First to last day of a tournament in India, in the user's locale. */
export function TournamentDates({ start, end }: { start: string; end: string }) {
  const range = `${formatDateRange({ start, end }, useUserLocale())} IST`
  // Versions of Intl use different spaces in a range, so the prerendered text may differ.
  return (
    <time dateTime={start} suppressHydrationWarning>
      {range}
    </time>
  )
}
