import { contentQuery } from '~/content/content-query'
import { gameNames } from '~/content/games/names'
import { gameArt, scene } from '~/lib/art'
import type { Tournament, TournamentRecord, TournamentState } from './types'

/** The day that the sample content is written on; what is ongoing, upcoming and past follows from it. */
export const contentDate = '2026-11-21T00:00:00+05:30'

/** All tournaments in order of time, for calendars. */
export const tournamentsQuery = contentQuery(['tournaments'], async (): Promise<Tournament[]> => {
  const { tournaments } = await import('./records.data')
  return tournaments.map(toTournament).sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
})

/** The state of a tournament on the day of the sample content. */
export function stateOf({ start, end }: { start: string; end: string }): TournamentState {
  if (Date.parse(end) < Date.parse(contentDate)) return 'past'
  return Date.parse(start) <= Date.parse(contentDate) ? 'ongoing' : 'upcoming'
}

/** Normalizes a record for lists. */
export function toTournament({ scene: sceneId, ...record }: TournamentRecord): Tournament {
  return {
    ...record,
    gameName: record.gameId ? gameNames[record.gameId] : (record.gameName ?? ''),
    state: stateOf(record),
    location: `${record.city}, ${record.country}`,
    image: sceneId ? scene(sceneId) : gameArt(record.gameId ?? ''),
    path: `/esports/tournament/${record.id}`,
  }
}
