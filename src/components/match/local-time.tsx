import { useBrowserValue } from '~/hooks/use-browser-value'
import { indiaOffsetMs, nameDay, nameTime } from '~/lib/dates'

/** The time of day in the visitor's zone, with the day if that differs from India's. Nothing before hydration, and if the zone is India's. */
export function LocalTime({ start, className }: { start: string; className: string }) {
  const time = useBrowserValue(() => formatLocalTime(start), null)
  return time && <span className={className}> {time} your time</span>
}

function formatLocalTime(iso: string): string | null {
  const offset = -new Date(iso).getTimezoneOffset() * 60_000
  if (offset === indiaOffsetMs) return null
  const day = nameDay(iso, offset)
  return day === nameDay(iso) ? nameTime(iso, offset) : `${day}, ${nameTime(iso, offset)}`
}
