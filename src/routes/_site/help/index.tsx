import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { helpQuery } from '~/content/help'
import { HelpScreen } from '~/screens/help/help'
import { noHelpSearch, readHelpSearch } from '~/screens/help/help-search'
import { Accordion } from '~/ui/accordion'

export const Route = createFileRoute('/_site/help/')({
  validateSearch: readHelpSearch,
  search: { middlewares: [stripSearchParams(noHelpSearch)] },
  loader: async ({ context: { queryClient } }) => {
    const [topics, { helpHead }] = await Promise.all([
      queryClient.query(helpQuery),
      import('~/screens/help/help-head'),
      Accordion.preload(),
    ])
    return helpHead(topics)
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: HelpScreen,
})
