import { creatorGames, creatorTypes } from '~/content/directory-filters'
import { defineSearch, oneOf, textParam } from '~/router/define-search'

export const organizationSearch = defineSearch({
  /** The game of the teams. */
  game: textParam(100),
  /** Searches players and teams. */
  player: textParam(100),
  creatorGame: oneOf(creatorGames),
  creatorType: oneOf(creatorTypes),
  creator: textParam(100),
})
export type OrganizationSearch = typeof organizationSearch.defaults
