import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { allPlayers } from '~/api/list-params'
import { loadPlayersPage } from '~/api/players-page'
import { topTeamsQuery } from '~/content/tournaments/top-teams-query'
import { pageHead } from '~/lib/page-head'
import { LeaderboardsScreen } from '~/screens/leaderboards/leaderboards'
import { leaderboardsSearch } from '~/screens/leaderboards/leaderboards-search'

export const Route = createFileRoute('/_site/leaderboards/')({
  validateSearch: leaderboardsSearch.parse,
  search: { middlewares: [stripSearchParams(leaderboardsSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  staticData: { hasServerData: true },
  loader: async ({ context: { queryClient }, deps }) => {
    const [{ lastPage }] = await Promise.all([
      loadPlayersPage(queryClient, { ...allPlayers, page: deps.page }),
      queryClient.query(topTeamsQuery(deps.game)),
    ])
    if (lastPage) throw redirect({ to: '/leaderboards', search: { ...deps, page: lastPage } })
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
