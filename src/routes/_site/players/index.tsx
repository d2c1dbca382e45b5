import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadPlayersPage } from '~/api/players-page'
import { PlayersScreen } from '~/screens/players/players'
import { playersHead } from '~/screens/players/players-head'
import { playersSearch, toListParams } from '~/screens/players/players-search'

export const Route = createFileRoute('/_site/players/')({
  ...playersSearch.route,
  loaderDeps: playersSearch.deps,
  staticData: { liveData: 'records' },
  loader: async ({ context, deps }) => {
    const page = await loadPlayersPage(context.queryClient, toListParams(deps))
    if (page !== deps.page) throw redirect({ to: '/players', search: { ...deps, page } })
    return playersHead(deps)
  },
  component: PlayersScreen,
  // A skeleton in place of the whole screen would take the focus out of the search box.
  pendingMs: Number.POSITIVE_INFINITY,
})
