import { createFileRoute } from '@tanstack/react-router'
import { loadOptional } from '~/api/load-query'
import { latestResultsQuery, upNextQuery } from '~/content/schedule/query'
import { gamePageQuery } from '~/content/tournaments/query'
import { NotFound } from '~/layout/lazy-not-found'
import { GameScreen } from '~/screens/game/game'
import { gameHead } from '~/screens/game/game-head'
import { gameSearch } from '~/screens/game/game-search'

export const Route = createFileRoute('/_site/esports/$id')({
  ...gameSearch.route,
  staticData: { liveData: 'world', record: 'Game' },
  loader: async ({ context: { queryClient }, params }) => {
    const [page] = await Promise.all([
      queryClient.query(gamePageQuery(params.id)),
      loadOptional(queryClient, upNextQuery(params.id)),
      loadOptional(queryClient, latestResultsQuery(params.id)),
    ])
    return gameHead(page)
  },
  component: GameScreen,
  notFoundComponent: NotFound,
})
