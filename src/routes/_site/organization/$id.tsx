import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { showcaseQuery } from '~/content/showcases'
import { OrganizationScreen, SponsorCarousel } from '~/screens/organization/organization'
import { organizationSearch } from '~/screens/organization/organization-search'

export const Route = createFileRoute('/_site/organization/$id')({
  validateSearch: organizationSearch.parse,
  search: { middlewares: [stripSearchParams(organizationSearch.defaults)] },
  loader: async ({ context: { queryClient }, params }) => {
    const [showcase, { organizationHead }, { accentFrom }] = await Promise.all([
      queryClient.query(showcaseQuery(params.id)),
      import('~/screens/organization/organization-head'),
      import('~/theme/accent'),
      SponsorCarousel.preload(),
    ])
    // The accent is written into the page, and what computes it stays out of its first load.
    return { ...organizationHead(params.id, showcase), accent: showcase && accentFrom(showcase.themeColor) }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OrganizationScreen,
})
