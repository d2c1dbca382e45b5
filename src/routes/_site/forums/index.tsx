import { createFileRoute } from '@tanstack/react-router'
import { comingSoonQuery } from '~/content/coming-soon/query'
import { pageHead } from '~/lib/page-head'
import { ForumsScreen } from '~/screens/coming-soon/forums'

export const Route = createFileRoute('/_site/forums/')({
  loader: async ({ context: { queryClient } }) => {
    const { title, lead } = await queryClient.query(comingSoonQuery('forums'))
    return pageHead({ path: '/forums', title, description: lead })
  },
  component: ForumsScreen,
})
