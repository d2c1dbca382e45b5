import { gameIds, playerGames } from '@akhada/sample-world/games/names'
import { defaultListParams } from '~/api/list-params'
import { defineSearch, oneOf, pageNumber } from '~/router/define-search'

/** The games of which players are ranked, by name as in the call. */
export const rankedGames = ['all', ...playerGames] as const

/** The game of the teams, and the game and page of the players. */
export const leaderboardsSearch = defineSearch({ game: oneOf(gameIds), players: oneOf(rankedGames), page: pageNumber })
export type LeaderboardsSearch = typeof leaderboardsSearch.defaults

/** The params of the `listPlayers` call for a URL. */
export const toListParams = ({ players, page }: LeaderboardsSearch) => ({ ...defaultListParams, game: players, page })
