import type { TournamentState } from './types'

/** Whether something is yet to come, going on, or over at a time (ms). */
export function getTournamentState(start: string, end: string, now: number): TournamentState {
  if (Date.parse(end) <= now) return 'past'
  return Date.parse(start) <= now ? 'ongoing' : 'upcoming'
}
