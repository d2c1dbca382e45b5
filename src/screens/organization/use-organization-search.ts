import { getRouteApi } from '@tanstack/react-router'
import { searchChanger } from '~/lib/search-changer'
import type { OrganizationSearch } from './organization-search'

const route = getRouteApi('/_site/organization/$id')

/** The search of the address and how to change it; what a reader leaves out stays out. */
export function useOrganizationSearch() {
  const search = route.useSearch()
  const change = searchChanger(route.useNavigate())
  return { search, change: (part: OrganizationSearch) => change(part, true) }
}
