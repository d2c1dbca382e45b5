import { allGames } from '~/content/filters'
import type { Organizer } from '~/content/organizers'
import { textSearch } from '~/lib/text-search'
import type { OrganizersSearch } from './organizers-search'

/** The organizers that the address asks for: name or city holds the text in any case, and the game is theirs. */
export function askedOrganizers(organizers: readonly Organizer[], { search, game }: OrganizersSearch): Organizer[] {
  const has = textSearch(search)
  return organizers.filter(({ name, city, games }) => has(name, city) && (game === allGames || games.includes(game)))
}
