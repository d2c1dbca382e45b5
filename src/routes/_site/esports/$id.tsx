import { createFileRoute } from '@tanstack/react-router'
import { loadUpNextStrip } from '~/content/schedule/query'
import { gamePageQuery } from '~/content/tournaments/query'
import { NotFound } from '~/layout/lazy-not-found'
import { GameScreen } from '~/screens/game/game'
import { gameHead } from '~/screens/game/game-head'
import { gameSearch } from '~/screens/game/game-search'

export const Route = createFileRoute('/_site/esports/$id')({
  ...gameSearch.route,
  staticData: { liveData: 'world', record: 'Game' },
  loader: async ({ context: { queryClient }, params }) => {
    const upNext = loadUpNextStrip(queryClient, params.id)
    const page = await queryClient.query(gamePageQuery(params.id))
    if (import.meta.env.SSR) await upNext
    return gameHead(page)
  },
  component: GameScreen,
  notFoundComponent: NotFound,
})
