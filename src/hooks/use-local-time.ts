import { indiaOffsetMs, nameDay, nameTime } from '~/lib/dates'
import { useBrowserValue } from './use-browser-value'

/** The time of day in the visitor's zone, with the day if that differs from India's. Null before hydration, and if the zone is India's. */
export const useLocalTime = (iso: string): string | null => useBrowserValue(() => formatLocalTime(iso), null)

function formatLocalTime(iso: string): string | null {
  const offset = -new Date(iso).getTimezoneOffset() * 60_000
  if (offset === indiaOffsetMs) return null
  const day = nameDay(iso, offset)
  return day === nameDay(iso) ? nameTime(iso, offset) : `${day}, ${nameTime(iso, offset)}`
}
