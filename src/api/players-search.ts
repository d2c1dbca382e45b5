import type { SearchSchemaInput } from '@tanstack/react-router'
import { page, text } from '~/lib/search-params'
import type { ListPlayersParams } from '../../contract/generated/models'

/** Players on a page of the list. */
export const pageSize = 12

/** Letters that the server takes as a search or a filter. */
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
  search: wanted(search.search),
  game: wanted(search.game),
  tier: wanted(search.tier),
  team: wanted(search.team),
  status: wanted(search.status),
  page: page(search.page),
})

const wanted = (value: unknown) => text(value).slice(0, longestSearch)

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
