import { createFileRoute } from '@tanstack/react-router'
import { showcaseQuery } from '~/content/showcases'
import { OrganizationScreen } from '~/screens/organization/organization'
import { readOrganizationSearch } from '~/screens/organization/organization-search'

export const Route = createFileRoute('/_site/organization/$id')({
  validateSearch: readOrganizationSearch,
  loader: async ({ context: { queryClient }, params }) => {
    const [showcase, { organizationHead }] = await Promise.all([
      queryClient.query(showcaseQuery(params.id)),
      import('~/screens/organization/organization-head'),
    ])
    return organizationHead(params.id, showcase)
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OrganizationScreen,
})
