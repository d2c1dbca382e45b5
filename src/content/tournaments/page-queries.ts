import { contentQuery } from '~/content/content-query'
import type { GamePage, TopTeam, TournamentDetail } from './types'

/** Everything that a game page shows; null for an unknown game. */
export const gamePageQuery = (gameId: string) =>
  contentQuery(
    ['game-page', gameId],
    async (): Promise<GamePage | null> => (await import('./load')).loadGamePage(gameId),
  )

/** The best teams of a game over all its tournaments, best first; none for an unknown game. */
export const topTeamsQuery = (gameId: string) =>
  contentQuery(
    ['top-teams', gameId],
    async (): Promise<TopTeam[]> => (await (await import('./load')).loadGamePage(gameId))?.topTeams ?? [],
  )

/** One tournament with all that is known of it; null for an unknown id. */
export const tournamentQuery = (id: string) =>
  contentQuery(
    ['tournament', id],
    async (): Promise<TournamentDetail | null> => (await import('./load')).loadTournament(id),
  )
