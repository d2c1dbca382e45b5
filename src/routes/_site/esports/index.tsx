import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { featuredQuery } from '~/content/featured'
import { gamesQuery } from '~/content/games'
import { pageHead } from '~/lib/page-head'
import { EsportsScreen } from '~/screens/esports/esports'
import { noEsportsSearch, readEsportsSearch } from '~/screens/esports/esports-search'

export const Route = createFileRoute('/_site/esports/')({
  validateSearch: readEsportsSearch,
  search: { middlewares: [stripSearchParams(noEsportsSearch)] },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.query(gamesQuery),
      queryClient.query(featuredQuery),
      import('~/components/slideshow/featured-slideshow'),
    ])
    return pageHead({
      path: '/esports',
      title: 'Esports',
      description:
        'The games of Indian esports with their tournaments: BGMI, Valorant, CS2, Dota 2, Free Fire and more, ongoing, upcoming and past.',
      trail: [{ name: 'Esports', path: '/esports' }],
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: EsportsScreen,
})
