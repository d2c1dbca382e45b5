import { createFileRoute } from '@tanstack/react-router'
import { organizationsQuery } from '~/content/organizations/query'
import { pageHead } from '~/lib/page-head'
import { OrganizationsScreen } from '~/screens/organizations/organizations'
import { organizationsSearch } from '~/screens/organizations/organizations-search'

export const Route = createFileRoute('/_site/organization/')({
  ...organizationsSearch.route,
  staticData: { liveData: 'world' },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(organizationsQuery)
    return pageHead({
      path: '/organization',
      title: 'Esports Organizations',
      description:
        'The organizations of Indian esports with their teams, rosters, creators, sponsors and achievements, by game and city.',
    })
  },
  component: OrganizationsScreen,
})
