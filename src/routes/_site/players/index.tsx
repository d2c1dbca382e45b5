import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { loadPlayersPage } from '~/api/players-page'
import { pageHead } from '~/lib/page-head'
import { PlayersScreen } from '~/screens/players/players'
import { playersSearch, toListParams } from '~/screens/players/players-search'

export const Route = createFileRoute('/_site/players/')({
  validateSearch: playersSearch.parse,
  search: { middlewares: [stripSearchParams(playersSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  staticData: { hasServerData: true },
  loader: async ({ context, deps }) => {
    const { lastPage } = await loadPlayersPage(context.queryClient, toListParams(deps))
    if (lastPage) throw redirect({ to: '/players', search: { ...deps, page: lastPage } })
    return pageHead({
      path: '/players',
      title: 'Players',
      description:
        'Browse the players of Indian esports: BGMI, Valorant, CS2, Dota 2 and Free Fire. Filter by game, tier, team and status, and open their records.',
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: PlayersScreen,
  // A skeleton in place of the whole screen would take the focus out of the search box.
  pendingMs: Number.POSITIVE_INFINITY,
})
