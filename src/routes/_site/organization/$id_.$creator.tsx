import { createFileRoute } from '@tanstack/react-router'
import { organizationProfileQuery } from '~/content/organizations/query'
import { OrganizationCreatorScreen } from '~/screens/organization-creator/organization-creator'

export const Route = createFileRoute('/_site/organization/$id_/$creator')({
  loader: async ({ context: { queryClient }, params }) => {
    const [profile, { organizationCreatorHead }] = await Promise.all([
      queryClient.query(organizationProfileQuery(params.id)),
      import('~/screens/organization-creator/organization-creator-head'),
    ])
    return organizationCreatorHead(params, profile)
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OrganizationCreatorScreen,
})
