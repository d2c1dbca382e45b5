import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { creatorQuery } from '~/content/creators/query'
import { CreatorScreen } from '~/screens/creator/creator'
import { creatorHead } from '~/screens/creator/creator-head'

export const Route = createFileRoute('/_site/creators/$id')({
  staticData: { record: 'Creator' },
  loader: async ({ context: { queryClient }, params }) => creatorHead(await queryClient.query(creatorQuery(params.id))),
  component: CreatorScreen,
  notFoundComponent: lazyRouteComponent(() => import('~/layout/record-not-found'), 'CreatorNotFound'),
})
