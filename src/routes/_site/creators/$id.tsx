import { createFileRoute } from '@tanstack/react-router'
import { creatorQuery } from '~/content/creators/query'
import { NotFound } from '~/layout/lazy-not-found'
import { CreatorScreen } from '~/screens/creator/creator'
import { creatorHead } from '~/screens/creator/creator-head'

export const Route = createFileRoute('/_site/creators/$id')({
  staticData: { record: 'Creator' },
  loader: async ({ context: { queryClient }, params }) => creatorHead(await queryClient.query(creatorQuery(params.id))),
  component: CreatorScreen,
  notFoundComponent: NotFound,
})
