import type { TournamentState } from './types'

interface Span {
  start: string
  end: string
}

/** Whether a tournament or stage is yet to come, going on, or over at a time (ms). */
export function getTournamentState({ start, end }: Span, now: number): TournamentState {
  if (Date.parse(end) <= now) return 'past'
  return Date.parse(start) <= now ? 'ongoing' : 'upcoming'
}

export const isOngoing = (span: Span, now: number): boolean => getTournamentState(span, now) === 'ongoing'
