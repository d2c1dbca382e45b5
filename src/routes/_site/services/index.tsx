import { createFileRoute } from '@tanstack/react-router'
import { servicesQuery } from '~/content/services/query'
import { pageHead } from '~/lib/page-head'
import { ServicesScreen } from '~/screens/services/services'
import { servicesSearch } from '~/screens/services/services-search'

export const Route = createFileRoute('/_site/services/')({
  ...servicesSearch.route,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(servicesQuery)
    return pageHead({
      path: '/services',
      title: 'Services',
      description:
        'What there is for players, creators, teams, organizers and brands: organizations, tournaments, creators, promotion, learning and work.',
    })
  },
  component: ServicesScreen,
})
