import { gameIds } from '@akhada/sample-world/games/names'
import { defineSearch, oneOf, pageNumber } from '~/router/define-search'

/** The game of the teams, and the page of the players. */
export const leaderboardsSearch = defineSearch({ game: oneOf(gameIds), page: pageNumber })
export type LeaderboardsSearch = typeof leaderboardsSearch.defaults
