import { createFileRoute } from '@tanstack/react-router'
import { creatorQuery } from '~/content/creators/query'
import { CreatorScreen } from '~/screens/creator/creator'

export const Route = createFileRoute('/_site/creators/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const [creator, { creatorHead }] = await Promise.all([
      queryClient.query(creatorQuery(params.id)),
      import('~/screens/creator/creator-head'),
    ])
    return creatorHead(params.id, creator)
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: CreatorScreen,
})
