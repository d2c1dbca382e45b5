import { createFileRoute } from '@tanstack/react-router'
import { comingSoonQuery } from '~/content/coming-soon'
import { pageHead } from '~/lib/page-head'
import { ComingSoonScreen } from '~/screens/coming-soon/coming-soon'

export const Route = createFileRoute('/_site/shop/')({
  loader: async ({ context: { queryClient } }) => {
    const { title, lead } = await queryClient.query(comingSoonQuery('shop'))
    return pageHead({ path: '/shop', title, description: lead })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <ComingSoonScreen page="shop" />,
})
