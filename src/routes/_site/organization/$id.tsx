import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { organizationProfileQuery } from '~/content/organizations/profile-query'
import { OrganizationScreen } from '~/screens/organization/organization'
import { organizationSearch } from '~/screens/organization/organization-search'

export const Route = createFileRoute('/_site/organization/$id')({
  validateSearch: organizationSearch.parse,
  search: { middlewares: [stripSearchParams(organizationSearch.defaults)] },
  loader: async ({ context: { queryClient }, params }) => {
    const [profile, { organizationHead }, { accentFrom }] = await Promise.all([
      queryClient.query(organizationProfileQuery(params.id)),
      import('~/screens/organization/organization-head'),
      import('~/theme/accent'),
    ])
    // The accent is written into the page, and what computes it stays out of its first load.
    return { ...organizationHead(params.id, profile), accent: profile && accentFrom(profile.themeColor) }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OrganizationScreen,
})
