import { createFileRoute } from '@tanstack/react-router'
import { learnQuery } from '~/content/learn/query'
import { pageHead } from '~/lib/page-head'
import { LearnScreen } from '~/screens/learn/learn'
import { learnSearch } from '~/screens/learn/learn-search'

export const Route = createFileRoute('/_site/learn/')({
  ...learnSearch.route,
  loader: async ({ context: { queryClient } }) => {
    const { lead } = await queryClient.query(learnQuery)
    return pageHead({ path: '/learn', title: 'Gaming Knowledge Hub', description: lead })
  },
  component: LearnScreen,
})
