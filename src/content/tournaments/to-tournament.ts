import { gameNames } from '@akhada/sample-world/games/names'
import type { TournamentRecord } from '@akhada/sample-world/tournaments/types'
import { gameArtUrl, sceneUrl } from '~/lib/art'
import { dayMs, findNextMidnight } from '~/lib/dates'
import { getTournamentState } from './tournament-state'
import type { Tournament } from './types'

/** The time in ms when a tournament's teams are set: a midnight in India, with two whole days left before its first. */
export const findEntryDeadline = (start: string): number => findNextMidnight(Date.parse(start) - 3 * dayMs)

/** Normalizes a record for lists, as of a time (ms). */
export function toTournament({ scene: sceneId, ...record }: TournamentRecord, now: number): Tournament {
  const state = getTournamentState(record, now)
  return {
    ...record,
    gameName: record.gameId ? gameNames[record.gameId] : (record.gameName ?? ''),
    state,
    status: {
      upcoming: now < findEntryDeadline(record.start) ? record.status : 'Teams Confirmed',
      ongoing: 'Ongoing',
      past: 'Completed',
    }[state],
    location: `${record.city}, ${record.country}`,
    image: sceneId ? sceneUrl(sceneId) : gameArtUrl(record.gameId ?? ''),
    path: `/esports/tournament/${record.id}`,
  }
}
