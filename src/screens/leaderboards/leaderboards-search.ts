import type { SearchSchemaInput } from '@tanstack/react-router'
import { type GameId, gameIds } from '~/content/game-names'
import { oneOf, page } from '~/lib/search-params'

/** What the address of /leaderboards may hold. */
export interface LeaderboardsSearch {
  /** Of the teams. */
  game: GameId
  /** Of the players. */
  page: number
}

/** Nothing set: the first players, and the teams of Valorant. */
export const noLeaderboardsSearch: LeaderboardsSearch = { game: 'valorant', page: 1 }

/** Reads the address of /leaderboards. */
export const readLeaderboardsSearch = (
  search: Partial<LeaderboardsSearch> & SearchSchemaInput,
): LeaderboardsSearch => ({
  game: oneOf(search.game, gameIds, noLeaderboardsSearch.game),
  page: page(search.page),
})
