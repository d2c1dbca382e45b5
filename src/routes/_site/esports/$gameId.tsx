import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { prefetchUpNextStrip } from '~/content/schedule/query'
import { gamePageQuery } from '~/content/tournaments/query'
import { GameScreen } from '~/screens/game/game'
import { gameHead } from '~/screens/game/game-head'
import { gameSearch } from '~/screens/game/game-search'

export const Route = createFileRoute('/_site/esports/$gameId')({
  ...gameSearch.route,
  staticData: { shows: 'world', record: 'Game' },
  loader: async ({ context: { queryClient }, params }) => {
    const upNext = prefetchUpNextStrip(queryClient, params.gameId)
    const page = await queryClient.query(gamePageQuery(params.gameId))
    if (import.meta.env.SSR) await upNext
    return gameHead(page)
  },
  component: GameScreen,
  notFoundComponent: lazyRouteComponent(() => import('~/layout/record-not-found'), 'GameNotFound'),
})
