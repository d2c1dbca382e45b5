import { createFileRoute } from '@tanstack/react-router'
import { helpQuery } from '~/content/help/query'
import { toFaqPage } from '~/content/help/to-faq-page'
import { pageHead } from '~/lib/page-head'
import { HelpScreen } from '~/screens/help/help'
import { helpSearch } from '~/screens/help/help-search'

export const Route = createFileRoute('/_site/help/')({
  ...helpSearch.route,
  loader: async ({ context: { queryClient } }) => {
    const topics = await queryClient.query(helpQuery)
    return pageHead({
      path: '/help',
      title: 'Help',
      description: 'Answers on accounts, players and records, tournaments, working together and the site itself.',
      structuredData: [toFaqPage(topics.flatMap(({ questions }) => questions))],
    })
  },
  component: HelpScreen,
})
