import type { SearchSchemaInput } from '@tanstack/react-router'
import { allGames } from '~/content/filters'
import { text } from '~/lib/search-params'

/** What the address of /organization may hold. */
export interface OrganizationsSearch {
  search: string
  game: string
}

/** Nothing set: all organizations. */
export const noOrganizationsSearch: OrganizationsSearch = { search: '', game: allGames }

/** Reads the address of /organization. */
export const readOrganizationsSearch = (
  search: Partial<OrganizationsSearch> & SearchSchemaInput,
): OrganizationsSearch => ({
  search: text(search.search).slice(0, 100),
  game: text(search.game) || allGames,
})
