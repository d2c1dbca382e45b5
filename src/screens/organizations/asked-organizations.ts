import { allGames } from '~/content/filters'
import type { Organization } from '~/content/organizations'
import { textSearch } from '~/lib/text-search'
import type { OrganizationsSearch } from './organizations-search'

/** The organizations that the address asks for: name or headquarters holds the text in any case, and they play the game (specification 5). */
export function askedOrganizations(
  organizations: readonly Organization[],
  { search, game }: OrganizationsSearch,
): Organization[] {
  const has = textSearch(search)
  return organizations.filter(
    ({ name, headquarters, games }) => has(name, headquarters) && (game === allGames || games.includes(game)),
  )
}
