import { createFileRoute } from '@tanstack/react-router'
import { loadQuery } from '~/api/load-query'
import { organizationProfileQuery } from '~/content/organizations/query'
import { nextAndLastQuery } from '~/content/schedule/query'
import { NotFound } from '~/layout/lazy-not-found'
import { OrganizationScreen } from '~/screens/organization/organization'
import { organizationHead } from '~/screens/organization/organization-head'
import { organizationSearch } from '~/screens/organization/organization-search'

export const Route = createFileRoute('/_site/organization/$id')({
  ...organizationSearch.route,
  staticData: { liveData: 'world', record: 'Organization' },
  loader: async ({ context: { queryClient }, params }) => {
    const [profile] = await Promise.all([
      queryClient.query(organizationProfileQuery(params.id)),
      // In the browser they load after the organization is on screen.
      import.meta.env.SSR && loadQuery(queryClient, nextAndLastQuery(params.id)),
    ])
    return organizationHead(profile)
  },
  component: OrganizationScreen,
  notFoundComponent: NotFound,
})
