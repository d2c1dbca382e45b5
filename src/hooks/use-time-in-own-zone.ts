import { indiaOffsetMs, nameDay, nameTime } from '~/lib/dates'
import { useBrowserValue } from './use-browser-value'

/** The time of day in the user's zone, where it differs from India's; with the day where that differs too. Known after hydration only. */
export const useTimeInOwnZone = (iso: string): string | null => useBrowserValue(() => readOwnTime(iso), null)

function readOwnTime(iso: string): string | null {
  const offset = -new Date(iso).getTimezoneOffset() * 60_000
  if (offset === indiaOffsetMs) return null
  const day = nameDay(iso, offset)
  return day === nameDay(iso) ? nameTime(iso, offset) : `${day}, ${nameTime(iso, offset)}`
}
