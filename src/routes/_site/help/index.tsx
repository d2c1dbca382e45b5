import { createFileRoute } from '@tanstack/react-router'
import { helpQuery } from '~/content/help/query'
import { HelpScreen } from '~/screens/help/help'
import { helpHead } from '~/screens/help/help-head'
import { helpSearch } from '~/screens/help/help-search'

export const Route = createFileRoute('/_site/help/')({
  ...helpSearch.route,
  loader: async ({ context: { queryClient } }) => helpHead(await queryClient.query(helpQuery)),
  component: HelpScreen,
})
