import { createFileRoute } from '@tanstack/react-router'
import { helpQuery } from '~/content/help/query'
import { HelpScreen } from '~/screens/help/help'
import { helpSearch } from '~/screens/help/help-search'

export const Route = createFileRoute('/_site/help/')({
  ...helpSearch.route,
  loader: async ({ context: { queryClient } }) => {
    const [topics, { helpHead }] = await Promise.all([queryClient.query(helpQuery), import('~/screens/help/help-head')])
    return helpHead(topics)
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: HelpScreen,
})
