import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { gamePageQuery } from '~/content/tournaments'
import { GameScreen } from '~/screens/game/game'
import { gameHead } from '~/screens/game/game-head'
import { readGameSearch } from '~/screens/game/game-search'

export const Route = createFileRoute('/_site/esports/$gameId')({
  validateSearch: readGameSearch,
  search: { middlewares: [stripSearchParams({ tab: 'ongoing' })] },
  loader: async ({ context, params }) =>
    gameHead(params.gameId, await context.queryClient.query({ ...gamePageQuery(params.gameId), staleTime: 'static' })),
  head: ({ loaderData }) => loaderData ?? {},
  component: GameScreen,
})
