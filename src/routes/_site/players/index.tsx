import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { getListPlayersQueryOptions } from '~/api/generated/players'
import { CompareButton } from '~/components/player/player-card'
import { pageHead } from '~/lib/page-head'
import { ExportList, PlayersScreen } from '~/screens/players/players'
import { playersSearch, toListParams } from '~/screens/players/players-search'

export const Route = createFileRoute('/_site/players/')({
  validateSearch: playersSearch.parse,
  search: { middlewares: [stripSearchParams(playersSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  // Not awaited: the screen shows the previous page while the next one loads. The build prerenders the skeleton.
  loader: ({ context, deps }) => {
    if (!import.meta.env.SSR) {
      void CompareButton.preload()
      void ExportList.preload()
      context.queryClient.query(getListPlayersQueryOptions(toListParams(deps))).catch(ignoreError)
    }
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

const ignoreError = () => {}
