import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { servicesQuery } from '~/content/services'
import { pageHead } from '~/lib/page-head'
import { ServicesScreen } from '~/screens/services/services'
import { noServicesSearch, readServicesSearch } from '~/screens/services/services-search'

export const Route = createFileRoute('/_site/services/')({
  validateSearch: readServicesSearch,
  search: { middlewares: [stripSearchParams(noServicesSearch)] },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(servicesQuery)
    return pageHead({
      path: '/services',
      title: 'Services',
      description:
        'What there is for players, creators, teams, organizers and brands: organizations, tournaments, creators, promotion, learning and work.',
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ServicesScreen,
})
