import type { SearchSchemaInput } from '@tanstack/react-router'
import { creatorGames, creatorTypes } from '~/content/filters'
import { oneOf, text } from '~/lib/search-params'

/** What the address of an organization may hold; all of it optional, so that a link to the page needs none. */
export interface OrganizationSearch {
  /** Of the teams; absent: Valorant, or the organization's first game. */
  game?: string
  /** Player or team. */
  player?: string
  creatorGame?: (typeof creatorGames)[number]
  creatorType?: (typeof creatorTypes)[number]
  creator?: string
}

/** Reads the address of an organization; what is not set stays out of it. */
export function readOrganizationSearch(search: OrganizationSearch & SearchSchemaInput): OrganizationSearch {
  const creatorGame = oneOf(search.creatorGame, creatorGames, 'All')
  const creatorType = oneOf(search.creatorType, creatorTypes, 'All')
  return {
    ...(text(search.game) && { game: text(search.game) }),
    ...(text(search.player) && { player: text(search.player).slice(0, 100) }),
    ...(creatorGame !== 'All' && { creatorGame }),
    ...(creatorType !== 'All' && { creatorType }),
    ...(text(search.creator) && { creator: text(search.creator).slice(0, 100) }),
  }
}
