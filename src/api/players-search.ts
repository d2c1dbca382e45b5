import type { SearchSchemaInput } from '@tanstack/react-router'
import { page, text } from '~/lib/search-params'
import type { ListPlayersParams } from './generated/models'

/** Players on a page of the list. */
export const pageSize = 12

/** Letters that the server takes as a search. */
export const longestSearch = 200

/** What the address of /players may hold. */
export interface PlayersSearch {
  search: string
  game: string
  tier: string
  team: string
  status: string
  page: number
}

/** Reads the address of /players. */
export const readPlayersSearch = (search: Partial<PlayersSearch> & SearchSchemaInput): PlayersSearch => ({
  search: text(search.search).slice(0, longestSearch),
  game: text(search.game),
  tier: text(search.tier),
  team: text(search.team),
  status: text(search.status),
  page: page(search.page),
})

/** Nothing set: the first page of all players. */
export const noPlayersSearch: PlayersSearch = { search: '', game: '', tier: '', team: '', status: '', page: 1 }

/** The request behind an address: an unset filter is sent as `all`, always in pages of 12 by score (specification 7). */
export function toListParams({ search, game, tier, team, status, page }: PlayersSearch): ListPlayersParams {
  return {
    search,
    game: game || 'all',
    tier: tier || 'all',
    team: team || 'all',
    status: status || 'all',
    page,
    limit: pageSize,
    sortBy: 'score',
  }
}
