import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { gamePageQuery } from '~/content/tournaments/page-queries'
import { GameScreen } from '~/screens/game/game'
import { gameSearch } from '~/screens/game/game-search'
import { Tabs } from '~/ui/tabs'

export const Route = createFileRoute('/_site/esports/$gameId')({
  validateSearch: gameSearch.parse,
  search: { middlewares: [stripSearchParams(gameSearch.defaults)] },
  loader: async ({ context: { queryClient }, params }) => {
    const [page, { gameHead }, { accentFrom }] = await Promise.all([
      queryClient.query(gamePageQuery(params.gameId)),
      import('~/screens/game/game-head'),
      import('~/theme/accent'),
      // Inside the app what is above does not wait for it.
      import.meta.env.SSR ? Tabs.preload() : void Tabs.preload(),
    ])
    // The accent is written into the page, and what computes it stays out of its first load.
    return { ...gameHead(params.gameId, page), accent: page && accentFrom(page.game.color) }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: GameScreen,
})
