import { createFileRoute } from '@tanstack/react-router'
import { organizerQuery } from '~/content/organizers/query'
import { NotFound } from '~/layout/lazy-not-found'
import { OrganizerScreen } from '~/screens/organizer/organizer'
import { organizerHead } from '~/screens/organizer/organizer-head'

export const Route = createFileRoute('/_site/organizers/$id')({
  staticData: { liveData: 'world', record: 'Organizer' },
  loader: async ({ context: { queryClient }, params }) =>
    organizerHead(await queryClient.query(organizerQuery(params.id))),
  component: OrganizerScreen,
  notFoundComponent: NotFound,
})
