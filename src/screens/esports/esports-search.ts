import type { SearchSchemaInput } from '@tanstack/react-router'
import { oneOf, text } from '~/lib/search-params'

export const gameFilters = ['all', 'trending', 'fps', 'moba', 'battle-royale'] as const

/** What the address of /esports may hold. */
export interface EsportsSearch {
  search: string
  filter: (typeof gameFilters)[number]
}

/** Nothing set: all games. */
export const noEsportsSearch: EsportsSearch = { search: '', filter: 'all' }

/** Reads the address of /esports. */
export const readEsportsSearch = (search: Partial<EsportsSearch> & SearchSchemaInput): EsportsSearch => ({
  search: text(search.search).slice(0, 100),
  filter: oneOf(search.filter, gameFilters, 'all'),
})
