import { useUserLocale } from '~/hooks/use-user-locale'
import { formatDate, formatDay, formatTime } from '~/lib/dates'

/** When a match is played: a past one by its date, one to come by weekday and time. */
export function MatchTime({ start, isOver }: { start: string; isOver: boolean }) {
  const locale = useUserLocale()
  // Versions of Intl use different spaces in times, so the rendered text may differ.
  return (
    <time dateTime={start} suppressHydrationWarning>
      {isOver ? formatDate(start, locale) : `${formatDay(start, locale)}, ${formatTime(start, locale)}`}
    </time>
  )
}
