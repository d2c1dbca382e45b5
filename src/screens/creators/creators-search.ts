import type { SearchSchemaInput } from '@tanstack/react-router'
import { creatorFilters } from '~/content/filters'
import { oneOf, text } from '~/lib/search-params'

/** What the address of /creators may hold. */
export interface CreatorsSearch {
  search: string
  filter: (typeof creatorFilters)[number]
}

/** Nothing set: all creators. */
export const noCreatorsSearch: CreatorsSearch = { search: '', filter: 'All Creators' }

/** Reads the address of /creators. */
export const readCreatorsSearch = (search: Partial<CreatorsSearch> & SearchSchemaInput): CreatorsSearch => ({
  search: text(search.search).slice(0, 100),
  filter: oneOf(search.filter, creatorFilters, 'All Creators'),
})
