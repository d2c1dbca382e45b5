import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { creatorQuery } from '~/content/creators/query'
import { fallbackHead } from '~/lib/page-head'
import { CreatorScreen } from '~/screens/creator/creator'

export const Route = createFileRoute('/_site/creators/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const [creator, { creatorHead }] = await Promise.all([
      queryClient.query(creatorQuery(params.id)),
      import('~/screens/creator/creator-head'),
    ])
    return creatorHead(creator)
  },
  head: ({ loaderData, match }) => loaderData ?? fallbackHead('Creator', match.status),
  component: CreatorScreen,
  notFoundComponent: lazyRouteComponent(() => import('~/layout/record-not-found'), 'CreatorNotFound'),
})
