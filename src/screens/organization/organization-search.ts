import type { SearchSchemaInput } from '@tanstack/react-router'
import {
  creatorGames,
  creatorTypes,
  type ShowcaseCreator,
  type ShowcaseTeam,
  type TeamPlayer,
} from '~/content/showcase-types'
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

/** The game whose teams are shown at first: Valorant, or the first when there is no Valorant team (specification 2). */
export const firstGame = (teams: readonly ShowcaseTeam[]): string =>
  teams.find(({ game }) => game === 'Valorant')?.game ?? teams[0]?.game ?? ''

export interface ShownTeam {
  team: ShowcaseTeam
  players: TeamPlayer[]
}

/** The teams of a game whose name holds the text, with all their players, or else with the players whose name holds it. */
export function askedTeams(teams: readonly ShowcaseTeam[], game: string, search: string): ShownTeam[] {
  const has = (name: string) => name.toLowerCase().includes(search.trim().toLowerCase())
  return teams
    .filter((team) => team.game === game)
    .map((team) => ({
      team,
      players: has(team.name) ? team.players : team.players.filter(({ name, realName }) => has(name) || has(realName)),
    }))
    .filter(({ players }) => players.length > 0)
}

/** The creators of a game and a type whose name holds the text; "All" filters nothing (specification 5). */
export const askedCreators = (
  creators: readonly ShowcaseCreator[],
  { creatorGame = 'All', creatorType = 'All', creator = '' }: OrganizationSearch,
): ShowcaseCreator[] =>
  creators.filter(
    ({ name, realName, game, type }) =>
      (creatorGame === 'All' || game === creatorGame) &&
      (creatorType === 'All' || type === creatorType) &&
      [name, realName].some((words) => words.toLowerCase().includes(creator.trim().toLowerCase())),
  )
