import { indiaOffsetMs } from '~/lib/dates'
import type { BestOf } from './types'

/** Minutes that a series takes, by its number of games. */
export const minutesPerSeries: Record<BestOf, number> = { 1: 60, 3: 150, 5: 180 }

/** Minutes that a match of battle royale takes. */
export const minutesPerPointsMatch = 45

/** Adds minutes to a time. Reads "2026-11-07T15:00" as Indian time; returns an ISO time with the offset +05:30. */
export function addMinutes(time: string, minutes: number): string {
  const start = Date.parse(time.includes('+') ? time : `${time}+05:30`)
  return `${new Date(start + minutes * 60_000 + indiaOffsetMs).toISOString().slice(0, 19)}+05:30`
}
