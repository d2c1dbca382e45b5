import { contentQuery } from '~/content/content-query'
import type { TopTeam } from './types'

/** The best teams of a game over all its tournaments, best first; none for an unknown game. */
export const topTeamsQuery = (gameId: string) =>
  contentQuery(['top-teams', gameId], async (): Promise<TopTeam[]> => {
    const { loadGamePage } = await import('./load')
    return (await loadGamePage(gameId))?.topTeams ?? []
  })
