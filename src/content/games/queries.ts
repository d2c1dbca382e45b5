import { gameNames } from '@akhada/sample-world/games/names'
import type { GameRecord, Genre } from '@akhada/sample-world/games/types'
import type { TournamentRecord } from '@akhada/sample-world/tournaments/types'
import { listTimes } from '~/content/tournaments/queries'
import { readState } from '~/content/tournaments/read-state'
import { worldQuery } from '~/content/world-query'
import { gameArt } from '~/lib/art'
import type { Game } from './types'

export type { Genre } from '@akhada/sample-world/games/types'
export type { Game } from './types'

/** All games of the hub. */
export const gamesQuery = worldQuery(['games'], async (now) => {
  const [{ games }, { tournaments }] = await Promise.all([
    import('@akhada/sample-world/games/records.data'),
    import('@akhada/sample-world/tournaments/records.data'),
  ])
  return { value: games.map((game) => toGame(game, tournaments, now)), times: listTimes(tournaments) }
})

/** A game with what its cards count at a time (ms). */
export function toGame(game: GameRecord, tournaments: readonly TournamentRecord[], now: number): Game {
  const own = tournaments.filter(({ gameId }) => gameId === game.id)
  return {
    ...game,
    name: gameNames[game.id],
    logo: gameArt(game.id),
    path: `/esports/${game.id}`,
    tournaments: own.length,
    live: own.filter(({ start, end }) => readState(start, end, now) === 'ongoing').length,
  }
}

/** The names of the genres. */
export const genreNames: Record<Genre, string> = { fps: 'FPS', moba: 'MOBA', 'battle-royale': 'Battle Royale' }
