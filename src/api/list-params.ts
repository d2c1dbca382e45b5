import { mapFilters } from '@akhada/contract/filters'
import type { ListPlayersParams } from '@akhada/contract/generated/models'

/** Players per page of the list. */
export const pageSize = 12

/** The most characters that the server accepts in a search or a filter. */
export const maxSearchLength = 200

/** The params of the first page of all players. Every param is sent; an unset filter is `all` (docs/decisions/server-data.md). */
export const defaultListParams = {
  search: '',
  ...mapFilters(() => 'all'),
  page: 1,
  limit: pageSize,
  sortBy: 'score',
} satisfies Required<ListPlayersParams>
