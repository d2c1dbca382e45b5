import { dayMs, findNextMidnight } from '~/lib/dates'

/** Whether something starts today in India or on one of the 20 days after it, seen from a time (ms). */
export const isSoon = ({ start }: { start: string }, now: number): boolean =>
  Date.parse(start) < findNextMidnight(now) + 20 * dayMs
