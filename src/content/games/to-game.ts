import { gameNames } from '@akhada/sample-world/games/names'
import type { GameRecord } from '@akhada/sample-world/games/types'
import type { TournamentRecord } from '@akhada/sample-world/tournaments/types'
import { isOngoing } from '~/content/tournaments/tournament-state'
import { gameArtUrl } from '~/lib/art'
import type { Game } from './types'

/** A game with the counts on its cards as of a time (ms). */
export function toGame(game: GameRecord, tournaments: readonly TournamentRecord[], now: number): Game {
  const gameTournaments = tournaments.filter(({ gameId }) => gameId === game.id)
  return {
    ...game,
    name: gameNames[game.id],
    logo: gameArtUrl(game.id),
    path: `/esports/${game.id}`,
    tournaments: gameTournaments.length,
    live: gameTournaments.filter((tournament) => isOngoing(tournament, now)).length,
  }
}
