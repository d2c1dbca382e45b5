import { createFileRoute } from '@tanstack/react-router'
import { featuredQuery } from '~/content/featured/query'
import { gamesQuery } from '~/content/games/query'
import { pageHead } from '~/lib/page-head'
import { EsportsScreen } from '~/screens/esports/esports'
import { esportsSearch } from '~/screens/esports/esports-search'

export const Route = createFileRoute('/_site/esports/')({
  ...esportsSearch.route,
  staticData: { liveData: 'world' },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.query(gamesQuery), queryClient.query(featuredQuery)])
    return pageHead({
      path: '/esports',
      title: 'Esports',
      description:
        'The games of Indian esports with their tournaments: BGMI, Valorant, CS2, Dota 2, Free Fire and more, ongoing, upcoming and past.',
      breadcrumbs: [],
    })
  },
  component: EsportsScreen,
})
