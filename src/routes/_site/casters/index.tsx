import { createFileRoute } from '@tanstack/react-router'
import { comingSoonQuery } from '~/content/coming-soon/query'
import { pageHead } from '~/lib/page-head'
import { CastersScreen } from '~/screens/coming-soon/casters'

export const Route = createFileRoute('/_site/casters/')({
  loader: async ({ context: { queryClient } }) => {
    const { title, lead } = await queryClient.query(comingSoonQuery('casters'))
    return pageHead({ path: '/casters', title, description: lead })
  },
  component: CastersScreen,
})
