import type { Game } from '~/content/games/types'
import { createTextMatcher } from '~/lib/text-matcher'
import { isTrending } from '~/rules/trending'
import type { EsportsSearch } from './esports-search'

/** The games that match the URL: search and filter combine with AND. */
export function filterGames(games: readonly Game[], { search, filter }: EsportsSearch): Game[] {
  const matches = createTextMatcher(search)
  return games.filter((game) => matches(game.name) && isPassing(game, filter))
}

function isPassing(game: Game, filter: EsportsSearch['filter']): boolean {
  if (filter === 'all') return true
  return filter === 'trending' ? isTrending(game.viewers) : game.genre === filter
}
