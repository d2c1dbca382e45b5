import { compareStarts } from '~/lib/dates'
import type { Tournament } from './types'

/** Tournaments that aren't over, earliest start first, then those that are, latest end first. */
export function sortUpcomingFirst<T extends Pick<Tournament, 'start' | 'end' | 'state'>>(
  tournaments: readonly T[],
): T[] {
  const isPast = ({ state }: T) => state === 'past'
  return [
    ...tournaments.filter((tournament) => !isPast(tournament)).sort(compareStarts),
    ...tournaments.filter(isPast).sort((a, b) => Date.parse(b.end) - Date.parse(a.end)),
  ]
}
