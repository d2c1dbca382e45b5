import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { getListPlayersQueryOptions } from '~/api/generated/players'
import { allPlayers } from '~/api/list-params'
import { topTeamsQuery } from '~/content/tournament-pages'
import { pageHead } from '~/lib/page-head'
import { LeaderboardsScreen } from '~/screens/leaderboards/leaderboards'
import { noLeaderboardsSearch, readLeaderboardsSearch } from '~/screens/leaderboards/leaderboards-search'

export const Route = createFileRoute('/_site/leaderboards/')({
  validateSearch: readLeaderboardsSearch,
  search: { middlewares: [stripSearchParams(noLeaderboardsSearch)] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { game, page } }) => {
    // Not awaited: the teams are there without a server, and the screen shows what becomes of the players.
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
  // The old board stays in view while the next one comes.
  pendingMs: Number.POSITIVE_INFINITY,
})
