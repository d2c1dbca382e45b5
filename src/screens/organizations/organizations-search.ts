import type { SearchSchemaInput } from '@tanstack/react-router'
import { allGames, type Organization } from '~/content/organizations'
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

/** The organizations that the address asks for: name or headquarters holds the text in any case, and they play the game (specification 5). */
export function askedOrganizations(
  organizations: readonly Organization[],
  { search, game }: OrganizationsSearch,
): Organization[] {
  const wanted = search.trim().toLowerCase()
  return organizations.filter(
    ({ name, headquarters, games }) =>
      [name, headquarters].some((words) => words.toLowerCase().includes(wanted)) &&
      (game === allGames || games.includes(game)),
  )
}
