import { createFileRoute } from '@tanstack/react-router'
import { organizersQuery } from '~/content/organizers/query'
import { pageHead } from '~/lib/page-head'
import { OrganizersScreen } from '~/screens/organizers/organizers'
import { organizersSearch } from '~/screens/organizers/organizers-search'

export const Route = createFileRoute('/_site/organizers/')({
  ...organizersSearch.route,
  staticData: { liveData: 'world' },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(organizersQuery)
    return pageHead({
      path: '/organizers',
      title: 'Tournament Organizers',
      description:
        'Who runs the tournaments of Indian esports: organizers of Valorant, CS2, Dota 2, PUBG and more, with their events and how to reach them.',
    })
  },
  component: OrganizersScreen,
})
