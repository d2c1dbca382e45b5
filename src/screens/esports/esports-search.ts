import type { SearchSchemaInput } from '@tanstack/react-router'
import type { Game } from '~/content/games'
import { oneOf, text } from '~/lib/search-params'
import { isTrending } from '~/lib/trending'

export const gameFilters = ['all', 'trending', 'fps', 'moba', 'battle-royale'] as const

/** What the address of /esports may hold. */
export interface EsportsSearch {
  search: string
  filter: (typeof gameFilters)[number]
}

/** Nothing set: all games. */
export const noEsportsSearch: EsportsSearch = { search: '', filter: 'all' }

/** Reads the address of /esports. */
export const readEsportsSearch = (search: Partial<EsportsSearch> & SearchSchemaInput): EsportsSearch => ({
  search: text(search.search).slice(0, 100),
  filter: oneOf(search.filter, gameFilters, 'all'),
})

/** The games that the address asks for: search and filter combine with AND. */
export function askedGames(games: readonly Game[], { search, filter }: EsportsSearch): Game[] {
  const wanted = search.trim().toLowerCase()
  return games.filter((game) => game.name.toLowerCase().includes(wanted) && passes(game, filter))
}

function passes(game: Game, filter: EsportsSearch['filter']): boolean {
  if (filter === 'all') return true
  return filter === 'trending' ? isTrending(game.viewers) : game.genre === filter
}
