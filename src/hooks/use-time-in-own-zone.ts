import { dateFormat, siteTimeZone } from '~/lib/dates'
import { useIsHydrated } from './use-is-hydrated'

const clock = { hour: 'numeric', minute: '2-digit' } as const
const dayAndClock = { ...clock, day: 'numeric', month: 'short' } as const

/** The time of day in the user's zone, where it differs from India's; with the day where that differs too. Known after hydration only. */
export function useTimeInOwnZone(iso: string, locale: string): string | null {
  if (!useIsHydrated()) return null
  const date = new Date(iso)
  const inZone = (options: Intl.DateTimeFormatOptions, timeZone?: string) =>
    dateFormat(locale, { ...options, timeZone }).format(date)
  if (inZone(clock) === inZone(clock, siteTimeZone)) return null
  const isSameDay = inZone({ day: 'numeric' }) === inZone({ day: 'numeric' }, siteTimeZone)
  return inZone(isSameDay ? clock : dayAndClock)
}
