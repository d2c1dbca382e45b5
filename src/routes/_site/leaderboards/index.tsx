import { gameNames } from '@akhada/sample-world/games/names'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadPlayersPage } from '~/api/players-page'
import { leaderboardQuery } from '~/content/leaderboards/query'
import { pageHead } from '~/lib/page-head'
import { LeaderboardsScreen } from '~/screens/leaderboards/leaderboards'
import { leaderboardsSearch, toListParams } from '~/screens/leaderboards/leaderboards-search'

export const Route = createFileRoute('/_site/leaderboards/')({
  ...leaderboardsSearch.route,
  loaderDeps: leaderboardsSearch.deps,
  staticData: { liveData: 'records' },
  loader: async ({ context: { queryClient }, deps }) => {
    const [page] = await Promise.all([
      loadPlayersPage(queryClient, toListParams(deps)),
      queryClient.query(leaderboardQuery(deps.game)),
    ])
    if (page !== deps.page) throw redirect({ to: '/leaderboards', search: { ...deps, page } })
    return pageHead({
      path: '/leaderboards',
      title: deps.game === leaderboardsSearch.defaults.game ? 'Leaderboards' : `${gameNames[deps.game]} Leaderboards`,
      description: 'Indian esports players by score, and the best teams in eight games.',
    })
  },
  component: LeaderboardsScreen,
  // The old page stays in view while the next one loads.
  pendingMs: Number.POSITIVE_INFINITY,
})
