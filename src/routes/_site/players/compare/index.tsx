import { createFileRoute } from '@tanstack/react-router'
import { getGetPlayerQueryOptions, getListTopPlayersQueryOptions } from '~/api/generated/players'
import { loadQuery } from '~/api/load-query'
import { pageHead } from '~/lib/page-head'
import { CompareScreen } from '~/screens/compare/compare'
import { compareSearch } from '~/screens/compare/compare-search'

export const Route = createFileRoute('/_site/players/compare/')({
  ...compareSearch.route,
  loaderDeps: compareSearch.deps,
  staticData: { liveData: 'records' },
  loader: async ({ context: { queryClient }, deps: { ids } }) => {
    const loading =
      ids.length > 0
        ? Promise.all(ids.map((id) => loadQuery(queryClient, getGetPlayerQueryOptions(id))))
        : loadQuery(queryClient, getListTopPlayersQueryOptions())
    // The browser doesn't wait: the columns show placeholders.
    if (import.meta.env.SSR) await loading
    // Every choice of players has the same canonical URL.
    return pageHead({
      path: '/players/compare',
      title: 'Compare players',
      description:
        'Two to four players of Indian esports side by side: earnings by year, placements, S-Tier and A-Tier results, prizes and teams.',
    })
  },
  component: CompareScreen,
})
