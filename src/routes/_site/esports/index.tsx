import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { gamesQuery } from '~/content/games/queries'
import { featuredQuery } from '~/content/tournaments/featured'
import { pageHead } from '~/lib/page-head'
import { EsportsScreen } from '~/screens/esports/esports'
import { esportsSearch } from '~/screens/esports/esports-search'

export const Route = createFileRoute('/_site/esports/')({
  validateSearch: esportsSearch.parse,
  search: { middlewares: [stripSearchParams(esportsSearch.defaults)] },
  loader: async ({ context: { queryClient } }) => {
    const [games, , { accentFrom }] = await Promise.all([
      queryClient.query(gamesQuery),
      queryClient.query(featuredQuery),
      import('~/theme/accent'),
    ])
    // Accents are written into the page, and what computes them stays out of its first load.
    const accents = Object.fromEntries(games.map(({ id, color }) => [id, accentFrom(color)]))
    return {
      ...pageHead({
        path: '/esports',
        title: 'Esports',
        description:
          'The games of Indian esports with their tournaments: BGMI, Valorant, CS2, Dota 2, Free Fire and more, ongoing, upcoming and past.',
        breadcrumbs: [{ name: 'Esports', path: '/esports' }],
      }),
      accents,
    }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: EsportsScreen,
})
