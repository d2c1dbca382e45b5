import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { organizationCreatorQuery } from '~/content/organizations/query'
import { fallbackHead } from '~/lib/page-head'
import { OrganizationCreatorScreen } from '~/screens/organization-creator/organization-creator'
import { organizationCreatorHead } from '~/screens/organization-creator/organization-creator-head'

export const Route = createFileRoute('/_site/organization/$id_/$creator')({
  loader: async ({ context: { queryClient }, params }) => {
    const { profile, creator } = await queryClient.query(organizationCreatorQuery(params.id, params.creator))
    return organizationCreatorHead(profile, creator)
  },
  head: ({ loaderData, match }) => loaderData ?? fallbackHead('Creator', match.status),
  component: OrganizationCreatorScreen,
  notFoundComponent: lazyRouteComponent(() => import('~/layout/record-not-found'), 'CreatorNotFound'),
})
