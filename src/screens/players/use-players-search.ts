import { getRouteApi } from '@tanstack/react-router'
import { noPlayersSearch, type PlayersSearch } from './players-search'

const route = getRouteApi('/_site/players/')

/** The search params and their setter: a change of any other param resets the page to 1 (specification 4). */
export function usePlayersSearch() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (part: Partial<PlayersSearch>, replace = false) =>
    void navigate({ search: (previous) => ({ ...previous, page: 1, ...part }), replace, resetScroll: false })
  const clear = () => void navigate({ search: noPlayersSearch, resetScroll: false })
  const { page: _page, ...filters } = search
  return { search, change, clear, isFiltered: Object.values(filters).some(Boolean) }
}
