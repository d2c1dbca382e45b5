import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { creatorQuery } from '~/content/creators/query'
import { fallbackHead } from '~/lib/page-head'
import { CreatorScreen } from '~/screens/creator/creator'
import { creatorHead } from '~/screens/creator/creator-head'

export const Route = createFileRoute('/_site/creators/$id')({
  loader: async ({ context: { queryClient }, params }) => creatorHead(await queryClient.query(creatorQuery(params.id))),
  head: ({ loaderData, match }) => loaderData ?? fallbackHead('Creator', match.status),
  component: CreatorScreen,
  notFoundComponent: lazyRouteComponent(() => import('~/layout/record-not-found'), 'CreatorNotFound'),
})
