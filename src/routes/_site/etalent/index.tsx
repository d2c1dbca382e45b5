import { createFileRoute } from '@tanstack/react-router'
import { talentQuery } from '~/content/talent'
import { pageHead } from '~/lib/page-head'
import { EtalentScreen } from '~/screens/etalent/etalent'

export const Route = createFileRoute('/_site/etalent/')({
  loader: async ({ context }) => {
    await context.queryClient.query(talentQuery)
    return pageHead({
      path: '/etalent',
      title: 'Gaming Talent Hub',
      description: 'The players, creators and casters of Indian esports, and how to work with them.',
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: EtalentScreen,
})
