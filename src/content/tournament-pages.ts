import { queryOptions } from '@tanstack/react-query'
import type { GamePage, TopTeam, TournamentDetail } from './tournament-types'

/** Everything that a game page shows; null for an unknown game. */
export const gamePageQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['game-page', gameId],
    queryFn: async (): Promise<GamePage | null> => (await import('./tournament-loader')).loadGamePage(gameId),
    staleTime: 'static',
  })

/** The best teams of a game over all its tournaments, best first; none for an unknown game. */
export const topTeamsQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['top-teams', gameId],
    queryFn: async (): Promise<TopTeam[]> =>
      (await (await import('./tournament-loader')).loadGamePage(gameId))?.topTeams ?? [],
    staleTime: 'static',
  })

/** One tournament with all that is known of it; null for an unknown id. */
export const tournamentQuery = (id: string) =>
  queryOptions({
    queryKey: ['tournament', id],
    queryFn: async (): Promise<TournamentDetail | null> => (await import('./tournament-loader')).loadTournament(id),
    staleTime: 'static',
  })
