import type { SearchSchemaInput } from '@tanstack/react-router'
import { type ServiceCategory, serviceCategories } from '~/content/filters'
import { oneOf, text } from '~/lib/search-params'

/** What the address of /services may hold. */
export interface ServicesSearch {
  search: string
  category: ServiceCategory
}

/** Nothing set: all services. */
export const noServicesSearch: ServicesSearch = { search: '', category: 'all' }

/** Reads the address of /services. */
export const readServicesSearch = (search: Partial<ServicesSearch> & SearchSchemaInput): ServicesSearch => ({
  search: text(search.search).slice(0, 100),
  category: oneOf(search.category, serviceCategories, 'all'),
})
