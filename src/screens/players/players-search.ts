import { allPlayers, maxSearchLength } from '~/api/list-params'
import { defineSearch, pageNumber, textParam } from '~/router/define-search'

const filter = textParam(maxSearchLength)

export const playersSearch = defineSearch({
  search: filter,
  game: filter,
  tier: filter,
  team: filter,
  status: filter,
  page: pageNumber,
})
export type PlayersSearch = typeof playersSearch.defaults

/** The params of the call behind a URL. */
export const toListParams = ({ search, game, tier, team, status, page }: PlayersSearch) => ({
  ...allPlayers,
  search,
  game: game || 'all',
  tier: tier || 'all',
  team: team || 'all',
  status: status || 'all',
  page,
})
