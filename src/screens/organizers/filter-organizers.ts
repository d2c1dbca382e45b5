import { allGames } from '~/content/directory-filters'
import type { Organizer } from '~/content/organizers/types'
import { createTextMatcher } from '~/lib/text-matcher'
import type { OrganizersSearch } from './organizers-search'

/** The organizers that match the URL: name or city contains the text, and their games include the chosen one. */
export function filterOrganizers(organizers: readonly Organizer[], { search, game }: OrganizersSearch): Organizer[] {
  const matches = createTextMatcher(search)
  return organizers.filter(
    ({ name, city, games }) => matches(name, city) && (game === allGames || games.includes(game)),
  )
}
