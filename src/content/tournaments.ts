import { queryOptions } from '@tanstack/react-query'
import { toTournament } from './tournament-state'
import type { GamePage, TopTeam, Tournament, TournamentDetail } from './tournament-types'

export { stateOf, today, toTournament } from './tournament-state'

/** All tournaments in order of time, for calendars. */
export const tournamentsQuery = queryOptions({
  queryKey: ['tournaments'],
  queryFn: async (): Promise<Tournament[]> => {
    const { tournaments } = await import('./tournaments.data')
    return tournaments.map(toTournament).sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
  },
  staleTime: 'static',
})

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
