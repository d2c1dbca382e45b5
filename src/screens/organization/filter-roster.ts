import type { OrganizationCreator, OrganizationTeam, TeamPlayer } from '~/content/organizations/profile-types'
import { textMatcher } from '~/lib/text-matcher'
import type { OrganizationSearch } from './organization-search'

/** The game whose teams are shown at first: Valorant, or the first when there is no Valorant team (specification 2). */
export const firstGame = (teams: readonly OrganizationTeam[]): string =>
  teams.find(({ game }) => game === 'Valorant')?.game ?? teams[0]?.game ?? ''

interface ShownTeam {
  team: OrganizationTeam
  players: TeamPlayer[]
}

/** The teams of a game whose name contains the text, with all their players, or else with the players whose name contains it. */
export function filterTeams(teams: readonly OrganizationTeam[], game: string, search: string): ShownTeam[] {
  const matches = textMatcher(search)
  return teams
    .filter((team) => team.game === game)
    .map((team) => ({
      team,
      players: matches(team.name) ? team.players : team.players.filter(({ name, realName }) => matches(name, realName)),
    }))
    .filter(({ players }) => players.length > 0)
}

/** The creators of a game and a type whose name contains the text; "All" filters nothing (specification 5). */
export function filterRosterCreators(
  creators: readonly OrganizationCreator[],
  { creatorGame, creatorType, creator }: OrganizationSearch,
): OrganizationCreator[] {
  const matches = textMatcher(creator)
  return creators.filter(
    ({ name, realName, game, type }) =>
      (creatorGame === 'All' || game === creatorGame) &&
      (creatorType === 'All' || type === creatorType) &&
      matches(name, realName),
  )
}
