import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { organizerQuery } from '~/content/organizers/query'
import { fallbackHead } from '~/lib/page-head'
import { OrganizerScreen } from '~/screens/organizer/organizer'

export const Route = createFileRoute('/_site/organizers/$id')({
  staticData: { shows: 'world' },
  loader: async ({ context: { queryClient }, params }) => {
    const [page, { organizerHead }] = await Promise.all([
      queryClient.query(organizerQuery(params.id)),
      import('~/screens/organizer/organizer-head'),
    ])
    return organizerHead(page)
  },
  head: ({ loaderData, match }) => loaderData ?? fallbackHead('Organizer', match.status),
  component: OrganizerScreen,
  notFoundComponent: lazyRouteComponent(() => import('~/layout/record-not-found'), 'OrganizerNotFound'),
})
