import { getRouteApi } from '@tanstack/react-router'
import { type SetOptions, useSearchState } from '~/router/use-search-state'
import { type PlayersSearch, playersSearch } from './players-search'

const route = getRouteApi('/_site/players/')

/** The search params and their setter: a change of a filter or of the search resets the page to 1 (specification 4). */
export function usePlayersSearch() {
  const [params, setParams, clear] = useSearchState(route, playersSearch)
  const change = (part: Partial<PlayersSearch>, options?: SetOptions) => setParams({ page: 1, ...part }, options)
  return { params, change, clear }
}
