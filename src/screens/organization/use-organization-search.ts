import { getRouteApi } from '@tanstack/react-router'
import { useAddressSearch } from '~/lib/asked-address'
import type { OrganizationSearch } from './organization-search'

const route = getRouteApi('/_site/organization/$id')

/** The search of the address and how to change it; what a reader leaves out stays out. */
export function useOrganizationSearch() {
  const search = useAddressSearch(route)
  const navigate = route.useNavigate()
  const change = (part: OrganizationSearch) =>
    void navigate({ search: (previous) => ({ ...previous, ...part }), replace: true, resetScroll: false })
  return { search, change }
}
