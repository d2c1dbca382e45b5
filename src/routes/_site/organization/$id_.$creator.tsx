import { createFileRoute } from '@tanstack/react-router'
import { organizationCreatorQuery } from '~/content/organizations/query'
import { NotFound } from '~/layout/lazy-not-found'
import { OrganizationCreatorScreen } from '~/screens/organization-creator/organization-creator'
import { organizationCreatorHead } from '~/screens/organization-creator/organization-creator-head'

export const Route = createFileRoute('/_site/organization/$id_/$creator')({
  staticData: { record: 'Creator' },
  loader: async ({ context: { queryClient }, params }) => {
    const { profile, creator } = await queryClient.query(organizationCreatorQuery(params.id, params.creator))
    return organizationCreatorHead(profile, creator)
  },
  component: OrganizationCreatorScreen,
  notFoundComponent: NotFound,
})
