import { getRouteApi } from '@tanstack/react-router'
import { useSearchState } from '~/router/use-search-state'
import { type PlayersSearch, playersSearch } from './players-search'

const route = getRouteApi('/_site/players/')

/** The search params and their setter: a change of any other param resets the page to 1 (specification 4). */
export function usePlayersSearch() {
  const [search, setSearch, clear] = useSearchState(route, playersSearch)
  const change = (part: Partial<PlayersSearch>, replace = false) => setSearch({ page: 1, ...part }, replace)
  const { page: _page, ...filters } = search
  return { search, change, clear, isFiltered: Object.values(filters).some(Boolean) }
}
