import { creatorGames, creatorTypes } from '~/content/search-options'
import { defineSearch, oneOf, text } from '~/router/define-search'

export const organizationSearch = defineSearch({
  /** Of the teams. */
  game: text(100),
  /** Player or team. */
  player: text(100),
  creatorGame: oneOf(creatorGames),
  creatorType: oneOf(creatorTypes),
  creator: text(100),
})
export type OrganizationSearch = typeof organizationSearch.defaults
