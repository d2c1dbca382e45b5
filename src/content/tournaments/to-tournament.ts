import { gameNames } from '@akhada/sample-world/games/names'
import type { TournamentRecord } from '@akhada/sample-world/tournaments/types'
import { gameArtUrl, sceneUrl } from '~/lib/art'
import { dayMs, findNextMidnight } from '~/lib/dates'
import { getTournamentState } from './tournament-state'
import type { Tournament } from './types'

/** The time in ms when a tournament's teams are set: a midnight in India, with two whole days left before its first. */
export const findEntryDeadline = (start: string): number => findNextMidnight(Date.parse(start) - 3 * dayMs)

/** The name of the tournament's game, with or without a page. */
export const getGameName = ({ gameId, gameName = '' }: TournamentRecord): string =>
  gameId ? gameNames[gameId] : gameName

/** The URL of a tournament's picture: its own scene, or that of its game. */
export const getImage = ({ scene, gameId }: Pick<TournamentRecord, 'scene' | 'gameId'>): string =>
  scene ? sceneUrl(scene) : gameArtUrl(gameId ?? '')

/** Normalizes a record for lists, as of a time (ms). */
export function toTournament({ scene, ...record }: TournamentRecord, now: number): Tournament {
  const state = getTournamentState(record, now)
  return {
    ...record,
    gameName: getGameName(record),
    state,
    status: {
      upcoming: now < findEntryDeadline(record.start) ? record.status : 'Teams Confirmed',
      ongoing: 'Ongoing',
      past: 'Completed',
    }[state],
    location: `${record.city}, ${record.country}`,
    image: getImage({ ...record, scene }),
    path: `/esports/tournament/${record.id}`,
  }
}
