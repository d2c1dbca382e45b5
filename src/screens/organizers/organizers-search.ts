import type { SearchSchemaInput } from '@tanstack/react-router'
import { type Organizer, organizerGames } from '~/content/organizers'
import { oneOf, text } from '~/lib/search-params'

/** What the address of /organizers may hold. */
export interface OrganizersSearch {
  search: string
  game: (typeof organizerGames)[number]
}

/** Nothing set: all organizers. */
export const noOrganizersSearch: OrganizersSearch = { search: '', game: 'All Games' }

/** Reads the address of /organizers. */
export const readOrganizersSearch = (search: Partial<OrganizersSearch> & SearchSchemaInput): OrganizersSearch => ({
  search: text(search.search).slice(0, 100),
  game: oneOf(search.game, organizerGames, 'All Games'),
})

/** The organizers that the address asks for: name or city holds the text in any case, and the game is theirs. */
export function askedOrganizers(organizers: readonly Organizer[], { search, game }: OrganizersSearch): Organizer[] {
  const wanted = search.trim().toLowerCase()
  return organizers.filter(
    ({ name, city, games }) =>
      [name, city].some((words) => words.toLowerCase().includes(wanted)) &&
      (game === 'All Games' || games.includes(game)),
  )
}
