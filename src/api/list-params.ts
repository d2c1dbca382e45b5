import type { ListPlayersParams } from '../../contract/generated/models'

/** Players on a page of the list. */
export const pageSize = 12

/** Letters that the server takes as a search or a filter. */
export const maxSearchLength = 200

/** The first page of all players. Every param is sent, a filter that is not set as `all` (decisions.md, "Server data"). */
export const allPlayers = {
  search: '',
  game: 'all',
  tier: 'all',
  team: 'all',
  status: 'all',
  page: 1,
  limit: pageSize,
  sortBy: 'score',
} satisfies Required<ListPlayersParams>
