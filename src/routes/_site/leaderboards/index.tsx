import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { getListPlayersQueryOptions } from '~/api/generated/players'
import { allPlayers } from '~/api/list-params'
import { topTeamsQuery } from '~/content/tournaments/top-teams-query'
import { pageHead } from '~/lib/page-head'
import { LeaderboardsScreen } from '~/screens/leaderboards/leaderboards'
import { leaderboardsSearch } from '~/screens/leaderboards/leaderboards-search'

export const Route = createFileRoute('/_site/leaderboards/')({
  validateSearch: leaderboardsSearch.parse,
  search: { middlewares: [stripSearchParams(leaderboardsSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { game, page } }) => {
    // Not awaited: the teams need no server, and the screen shows a failure itself.
    if (!import.meta.env.SSR) queryClient.query(getListPlayersQueryOptions({ ...allPlayers, page })).catch(() => {})
    await queryClient.query(topTeamsQuery(game))
    return pageHead({
      path: '/leaderboards',
      title: 'Leaderboards',
      description: 'The players of Indian esports by score, and the best teams of eight games by what they won.',
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: LeaderboardsScreen,
  // The old page stays in view while the next one loads.
  pendingMs: Number.POSITIVE_INFINITY,
})
