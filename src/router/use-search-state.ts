import { useCallback } from 'react'
import type { SearchDefinition } from './define-search'

/** The part of `getRouteApi()` for search params. */
interface SearchRoute<Search> {
  useSearch: () => Search
  useNavigate: () => (options: {
    search: (previous: Search) => Search
    replace: boolean
    resetScroll: false
  }) => unknown
}

export interface SetOptions {
  /** Whether to replace the history entry instead of adding one (docs/decisions/routes.md). */
  replace?: boolean
}

/** A route's search params, a stable setter that merges a partial update, and a reset. With `replace`, typing adds no history entries. */
export function useSearchState<Search>(route: SearchRoute<NoInfer<Search>>, { defaults }: SearchDefinition<Search>) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const setSearch = useCallback(
    (update: Partial<Search>, { replace = false }: SetOptions = {}) =>
      void navigate({ search: (previous) => ({ ...previous, ...update }), replace, resetScroll: false }),
    [navigate],
  )
  return [search, setSearch, () => setSearch(defaults)] as const
}
