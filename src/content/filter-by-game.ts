import { createTextMatcher } from '~/lib/text-matcher'
import { allGames } from './directory-filters'

/** The entries of a directory that match the URL: name or place contains the text, and they have the game (specification 5). */
export function filterByGame<Entry extends { name: string; games: readonly string[] }>(
  entries: readonly Entry[],
  { search, game }: { search: string; game: string },
  getPlace: (entry: Entry) => string,
): Entry[] {
  const matches = createTextMatcher(search)
  return entries.filter(
    (entry) => matches(entry.name, getPlace(entry)) && (game === allGames || entry.games.includes(game)),
  )
}
