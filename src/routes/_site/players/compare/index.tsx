import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { pageHead } from '~/lib/page-head'
import { CompareScreen } from '~/screens/compare/compare'
import { compareSearch } from '~/screens/compare/compare-search'

export const Route = createFileRoute('/_site/players/compare/')({
  validateSearch: compareSearch.parse,
  search: { middlewares: [stripSearchParams(compareSearch.defaults)] },
  // Every choice of players has the same canonical URL.
  loader: () =>
    pageHead({
      path: '/players/compare',
      title: 'Compare players',
      description:
        'Two to four players of Indian esports side by side: earnings by year, placements, S-Tier and A-Tier results, prizes and teams.',
    }),
  head: ({ loaderData }) => loaderData ?? {},
  component: CompareScreen,
})
