import { allGames } from '~/content/directory-filters'
import type { Organization } from '~/content/organizations/types'
import { createTextMatcher } from '~/lib/text-matcher'
import type { OrganizationsSearch } from './organizations-search'

/** The organizations that match the URL: name or headquarters contains the text, and they play the game (specification 5). */
export function filterOrganizations(
  organizations: readonly Organization[],
  { search, game }: OrganizationsSearch,
): Organization[] {
  const matches = createTextMatcher(search)
  return organizations.filter(
    ({ name, headquarters, games }) => matches(name, headquarters) && (game === allGames || games.includes(game)),
  )
}
