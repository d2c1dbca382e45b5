import { mapFilters } from '@akhada/contract/filters'
import type { ListPlayersParams } from '@akhada/contract/generated/models'

/** Players on a page of the list. */
export const pageSize = 12

/** Letters that the server takes as a search or a filter. */
export const maxSearchLength = 200

/** The first page of all players. Every param is sent, a filter that is not set as `all` (docs/decisions/server-data.md). */
export const allPlayers = {
  search: '',
  ...mapFilters(() => 'all'),
  page: 1,
  limit: pageSize,
  sortBy: 'score',
} satisfies Required<ListPlayersParams>
