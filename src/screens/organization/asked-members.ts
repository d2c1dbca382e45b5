import type { ShowcaseCreator, ShowcaseTeam, TeamPlayer } from '~/content/showcase-types'
import type { OrganizationSearch } from './organization-search'

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
