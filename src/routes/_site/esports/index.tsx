import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { featuredQuery } from '~/content/featured'
import { gamesQuery } from '~/content/games'
import { EsportsScreen } from '~/screens/esports/esports'
import { noEsportsSearch, readEsportsSearch } from '~/screens/esports/esports-search'

export const Route = createFileRoute('/_site/esports/')({
  validateSearch: readEsportsSearch,
  search: { middlewares: [stripSearchParams(noEsportsSearch)] },
  loader: async ({ context: { queryClient } }) => {
    const [{ esportsHead }] = await Promise.all([
      import('~/screens/esports/esports-head'),
      queryClient.query({ ...gamesQuery, staleTime: 'static' }),
      queryClient.query({ ...featuredQuery, staleTime: 'static' }),
      import('~/components/featured-slideshow'),
    ])
    return esportsHead()
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: EsportsScreen,
})
