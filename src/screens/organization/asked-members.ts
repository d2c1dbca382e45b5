import type { ShowcaseCreator, ShowcaseTeam, TeamPlayer } from '~/content/showcase-types'
import { textSearch } from '~/lib/text-search'
import type { OrganizationSearch } from './organization-search'

/** The game whose teams are shown at first: Valorant, or the first when there is no Valorant team (specification 2). */
export const firstGame = (teams: readonly ShowcaseTeam[]): string =>
  teams.find(({ game }) => game === 'Valorant')?.game ?? teams[0]?.game ?? ''

interface ShownTeam {
  team: ShowcaseTeam
  players: TeamPlayer[]
}

/** The teams of a game whose name holds the text, with all their players, or else with the players whose name holds it. */
export function askedTeams(teams: readonly ShowcaseTeam[], game: string, search: string): ShownTeam[] {
  const has = textSearch(search)
  return teams
    .filter((team) => team.game === game)
    .map((team) => ({
      team,
      players: has(team.name) ? team.players : team.players.filter(({ name, realName }) => has(name, realName)),
    }))
    .filter(({ players }) => players.length > 0)
}

/** The creators of a game and a type whose name holds the text; "All" filters nothing (specification 5). */
export function askedCreators(
  creators: readonly ShowcaseCreator[],
  { creatorGame = 'All', creatorType = 'All', creator = '' }: OrganizationSearch,
): ShowcaseCreator[] {
  const has = textSearch(creator)
  return creators.filter(
    ({ name, realName, game, type }) =>
      (creatorGame === 'All' || game === creatorGame) &&
      (creatorType === 'All' || type === creatorType) &&
      has(name, realName),
  )
}
