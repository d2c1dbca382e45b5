import { useCallback } from 'react'
import type { SearchDefinition } from './define-search'

/** What `getRouteApi()` gives, as far as search params are concerned. */
interface SearchRoute<Search> {
  useSearch: () => Search
  useNavigate: () => (options: {
    search: (previous: Search) => Search
    replace: boolean
    resetScroll: false
  }) => unknown
}

/** The search params of a route, a setter of constant identity that merges a partial update (with `replace` without a history entry, as for typing), and a reset. */
export function useSearchState<Search>(route: SearchRoute<NoInfer<Search>>, { defaults }: SearchDefinition<Search>) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const setSearch = useCallback(
    (update: Partial<Search>, replace = false) =>
      void navigate({ search: (previous) => ({ ...previous, ...update }), replace, resetScroll: false }),
    [navigate],
  )
  return [search, setSearch, () => setSearch(defaults)] as const
}
