import type { SearchSchemaInput } from '@tanstack/react-router'
import { allPlayers, longestSearch } from '~/api/list-params'
import { page, text } from '~/lib/search-params'
import type { ListPlayersParams } from '../../../contract/generated/models'

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
  search: filter(search.search),
  game: filter(search.game),
  tier: filter(search.tier),
  team: filter(search.team),
  status: filter(search.status),
  page: page(search.page),
})

const filter = (value: unknown) => text(value).slice(0, longestSearch)

/** Nothing set: the first page of all players. */
export const noPlayersSearch: PlayersSearch = { search: '', game: '', tier: '', team: '', status: '', page: 1 }

/** The params of the call behind an address. */
export const toListParams = ({ search, game, tier, team, status, page }: PlayersSearch): ListPlayersParams => ({
  ...allPlayers,
  search,
  game: game || 'all',
  tier: tier || 'all',
  team: team || 'all',
  status: status || 'all',
  page,
})
