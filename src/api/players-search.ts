import * as z from 'zod/mini'
import type { ListPlayersParams } from './generated/models'

const pageSize = 12
const text = z.catch(z._default(z.string(), ''), '')

/** What the address of /players may hold. Decoding never fails: a bad value becomes its default, and a default stands in no address. */
export const playersSearch = z.object({
  search: text,
  game: text,
  tier: text,
  team: text,
  status: text,
  page: z.catch(z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1), 1),
})

export type PlayersSearch = z.infer<typeof playersSearch>

export const noPlayersSearch: PlayersSearch = { search: '', game: '', tier: '', team: '', status: '', page: 1 }

/** The request behind an address: an unset filter is sent as `all`, always in pages of 12 by score (specification 7). */
export function toListParams({ search, game, tier, team, status, page }: PlayersSearch): ListPlayersParams {
  return {
    search: search.slice(0, 200),
    game: game || 'all',
    tier: tier || 'all',
    team: team || 'all',
    status: status || 'all',
    page,
    limit: pageSize,
    sortBy: 'score',
  }
}
