import type { SearchSchemaInput } from '@tanstack/react-router'
import { allGames, organizerGames } from '~/content/filters'
import { oneOf, text } from '~/lib/search-params'

/** What the address of /organizers may hold. */
export interface OrganizersSearch {
  search: string
  game: (typeof organizerGames)[number]
}

/** Nothing set: all organizers. */
export const noOrganizersSearch: OrganizersSearch = { search: '', game: allGames }

/** Reads the address of /organizers. */
export const readOrganizersSearch = (search: Partial<OrganizersSearch> & SearchSchemaInput): OrganizersSearch => ({
  search: text(search.search).slice(0, 100),
  game: oneOf(search.game, organizerGames, allGames),
})
