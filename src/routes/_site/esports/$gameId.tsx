import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { gamePageQuery } from '~/content/tournament-pages'
import { GameScreen } from '~/screens/game/game'
import { readGameSearch } from '~/screens/game/game-search'
import { Tabs } from '~/ui/tabs'

export const Route = createFileRoute('/_site/esports/$gameId')({
  validateSearch: readGameSearch,
  search: { middlewares: [stripSearchParams({ tab: 'ongoing' })] },
  loader: async ({ context: { queryClient }, params }) => {
    const [page, { gameHead }] = await Promise.all([
      queryClient.query(gamePageQuery(params.gameId)),
      import('~/screens/game/game-head'),
      Tabs.preload(),
    ])
    return gameHead(params.gameId, page)
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: GameScreen,
})
