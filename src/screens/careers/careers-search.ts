import type { SearchSchemaInput } from '@tanstack/react-router'
import { type OpeningType, openingTypes } from '~/content/filters'
import { oneOf } from '~/lib/search-params'

/** What the address of /careers may hold. */
interface CareersSearch {
  type: OpeningType
}

/** Nothing set: all open positions. */
export const noCareersSearch: CareersSearch = { type: 'All' }

/** Reads the address of /careers. */
export const readCareersSearch = (search: Partial<CareersSearch> & SearchSchemaInput): CareersSearch => ({
  type: oneOf(search.type, openingTypes, 'All'),
})
