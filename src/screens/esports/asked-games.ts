import type { Game } from '~/content/games'
import { textSearch } from '~/lib/text-search'
import { isTrending } from '~/lib/trending'
import type { EsportsSearch } from './esports-search'

/** The games that the address asks for: search and filter combine with AND. */
export function askedGames(games: readonly Game[], { search, filter }: EsportsSearch): Game[] {
  const has = textSearch(search)
  return games.filter((game) => has(game.name) && passes(game, filter))
}

function passes(game: Game, filter: EsportsSearch['filter']): boolean {
  if (filter === 'all') return true
  return filter === 'trending' ? isTrending(game.viewers) : game.genre === filter
}
