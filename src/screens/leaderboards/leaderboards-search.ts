import { gameIds, gameNames } from '@akhada/sample-world/games/names'
import { allPlayers } from '~/api/list-params'
import { defineSearch, oneOf, pageNumber } from '~/router/define-search'

/** The games of which players are ranked. */
export const playerGames = ['all', ...gameIds] as const

/** One of them; all for any other value. */
export const parsePlayerGame = oneOf(playerGames)

/** The game of the teams, and the game and page of the players. */
export const leaderboardsSearch = defineSearch({
  game: oneOf(gameIds),
  players: parsePlayerGame,
  page: pageNumber,
})
export type LeaderboardsSearch = typeof leaderboardsSearch.defaults

/** The params of the `listPlayers` call for a URL. */
export const toListParams = ({ players, page }: LeaderboardsSearch) => ({
  ...allPlayers,
  game: players === 'all' ? players : gameNames[players],
  page,
})
