import { createFileRoute } from '@tanstack/react-router'
import { comingSoonQuery } from '~/content/coming-soon'
import { pageHead } from '~/lib/page-head'
import { ComingSoonScreen } from '~/screens/coming-soon/coming-soon'

export const Route = createFileRoute('/_site/forums/')({
  loader: async ({ context: { queryClient } }) => {
    const { title, lead } = await queryClient.query(comingSoonQuery('forums'))
    return pageHead({ path: '/forums', title, description: lead })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <ComingSoonScreen page="forums" />,
})
