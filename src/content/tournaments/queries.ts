import { gameNames } from '@akhada/sample-world/games/names'
import type { TournamentRecord } from '@akhada/sample-world/tournaments/types'
import { worldQuery } from '~/content/world-query'
import { gameArt, scene } from '~/lib/art'
import { readState } from './read-state'
import type { Tournament } from './types'

/** All tournaments in order of time, for calendars. */
export const tournamentsQuery = worldQuery(['tournaments'], async (now) => {
  const { tournaments } = await import('@akhada/sample-world/tournaments/records.data')
  return {
    value: tournaments
      .map((record) => toTournament(record, now))
      .sort((a, b) => Date.parse(a.start) - Date.parse(b.start)),
    times: listTimes(tournaments),
  }
})

/** The beginnings and ends of some tournaments. */
export const listTimes = (tournaments: readonly Pick<TournamentRecord, 'start' | 'end'>[]): string[] =>
  tournaments.flatMap(({ start, end }) => [start, end])

/** Normalizes a record for lists, as it is at a time (ms). */
export function toTournament({ scene: sceneId, ...record }: TournamentRecord, now: number): Tournament {
  const state = readState(record.start, record.end, now)
  return {
    ...record,
    gameName: record.gameId ? gameNames[record.gameId] : (record.gameName ?? ''),
    state,
    status: { upcoming: record.status, ongoing: 'Live', past: 'Completed' }[state],
    location: `${record.city}, ${record.country}`,
    image: sceneId ? scene(sceneId) : gameArt(record.gameId ?? ''),
    path: `/esports/tournament/${record.id}`,
  }
}
