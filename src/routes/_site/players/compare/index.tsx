import { createFileRoute } from '@tanstack/react-router'
import { getGetPlayerQueryOptions, getListTopPlayersQueryOptions } from '~/api/generated/players'
import { loadOptional } from '~/api/load-query'
import { pageHead } from '~/lib/page-head'
import { CompareScreen } from '~/screens/compare/compare'
import { compareSearch } from '~/screens/compare/compare-search'

export const Route = createFileRoute('/_site/players/compare/')({
  ...compareSearch.route,
  loaderDeps: compareSearch.deps,
  staticData: { liveData: 'records' },
  loader: async ({ context: { queryClient }, deps: { ids } }) => {
    if (ids.length === 0) await loadOptional(queryClient, getListTopPlayersQueryOptions())
    await Promise.all(ids.map((id) => loadOptional(queryClient, getGetPlayerQueryOptions(id))))
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
