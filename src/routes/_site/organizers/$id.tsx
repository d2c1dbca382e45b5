import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { organizerQuery } from '~/content/organizers/query'
import { OrganizerScreen } from '~/screens/organizer/organizer'
import { organizerHead } from '~/screens/organizer/organizer-head'

export const Route = createFileRoute('/_site/organizers/$id')({
  staticData: { shows: 'world', record: 'Organizer' },
  loader: async ({ context: { queryClient }, params }) =>
    organizerHead(await queryClient.query(organizerQuery(params.id))),
  component: OrganizerScreen,
  notFoundComponent: lazyRouteComponent(() => import('~/layout/record-not-found'), 'OrganizerNotFound'),
})
