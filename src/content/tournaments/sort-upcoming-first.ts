import { compareStarts } from '~/lib/dates'
import type { Tournament } from './types'

/** Tournaments that aren't over, earliest start first, then those that are, latest start first. */
export function sortUpcomingFirst<T extends Pick<Tournament, 'start' | 'state'>>(tournaments: readonly T[]): T[] {
  const sorted = tournaments.toSorted(compareStarts)
  const isPast = ({ state }: T) => state === 'past'
  return [...sorted.filter((tournament) => !isPast(tournament)), ...sorted.filter(isPast).toReversed()]
}
