import type { OrganizationCreator, OrganizationTeam } from '~/content/organizations/types'
import { createTextMatcher } from '~/lib/text-matcher'
import type { OrganizationSearch } from './organization-search'

/** The game that is selected initially: Valorant, or the first game if there is no Valorant team (specification 2). */
export const pickFirstGame = (teams: readonly OrganizationTeam[]): string =>
  teams.find(({ game }) => game === 'Valorant')?.game ?? teams[0]?.game ?? ''

/** The teams of a game that match the text: with all players if the team's name contains it, else with the players that do. */
export function filterTeams(teams: readonly OrganizationTeam[], game: string, search: string) {
  const matches = createTextMatcher(search)
  return teams
    .filter((team) => team.game === game)
    .map((team) => ({
      team,
      players: matches(team.name) ? team.players : team.players.filter(({ name, realName }) => matches(name, realName)),
    }))
    .filter(({ players }) => players.length > 0)
}

/** The creators of a game and a type with the text in their name; "All" filters nothing (specification 5). */
export function filterRosterCreators(
  creators: readonly OrganizationCreator[],
  { creatorGame, creatorType, creator }: OrganizationSearch,
): OrganizationCreator[] {
  const matches = createTextMatcher(creator)
  return creators.filter(
    ({ name, realName, game, type }) =>
      (creatorGame === 'All' || game === creatorGame) &&
      (creatorType === 'All' || type === creatorType) &&
      matches(name, realName),
  )
}
