import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { gamePageQuery } from '~/content/tournaments'
import { GameScreen } from '~/screens/game/game'
import { gameHead } from '~/screens/game/game-head'
import { readGameSearch } from '~/screens/game/game-search'

export const Route = createFileRoute('/_site/esports/$gameId')({
  validateSearch: readGameSearch,
  search: { middlewares: [stripSearchParams({ tab: 'ongoing' })] },
  loader: ({ context, params }) => context.queryClient.query({ ...gamePageQuery(params.gameId), staleTime: 'static' }),
  head: ({ loaderData, params }) => gameHead(params.gameId, loaderData),
  component: GameScreen,
})
