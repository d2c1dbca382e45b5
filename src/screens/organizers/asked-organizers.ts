import { allGames } from '~/content/filters'
import type { Organizer } from '~/content/organizers'
import type { OrganizersSearch } from './organizers-search'

/** The organizers that the address asks for: name or city holds the text in any case, and the game is theirs. */
export function askedOrganizers(organizers: readonly Organizer[], { search, game }: OrganizersSearch): Organizer[] {
  const wanted = search.trim().toLowerCase()
  return organizers.filter(
    ({ name, city, games }) =>
      [name, city].some((words) => words.toLowerCase().includes(wanted)) && (game === allGames || games.includes(game)),
  )
}
