import { slug } from '@akhada/contract/slug'
import { creators } from '@akhada/sample-world/creators/records.data'
import { gameIds } from '@akhada/sample-world/games/names'
import { organizationCreators } from '@akhada/sample-world/organizations/creators.data'
import { organizations } from '@akhada/sample-world/organizations/records.data'
import { learning } from '~/content/learn/data'
import { loadSchedule } from '~/content/schedule/load'
import { makeTeamId } from '~/content/tournaments/team-id'
import type { FollowKind } from '~/session/follows'

type Followable = Record<Exclude<FollowKind, 'player'>, ReadonlySet<string>>

/** The ids of everything in the content that can be followed, by kind. Only the server knows players. */
export async function loadFollowable(): Promise<Followable> {
  const { tournaments } = (await loadSchedule(Date.now())).value
  return {
    creator: new Set([
      ...creators.map(({ id }) => id),
      ...Object.entries(organizationCreators).flatMap(([id, own]) => own.map(({ name }) => `${id}/${slug(name)}`)),
    ]),
    team: new Set([
      ...tournaments.flatMap(({ teams }) => teams),
      ...organizations.flatMap(({ name, teams }) => teams.map(({ game }) => makeTeamId(name, game))),
    ]),
    organization: new Set(organizations.map(({ id }) => id)),
    game: new Set<string>(gameIds),
    tournament: new Set(tournaments.map(({ tournament }) => tournament.id)),
    resource: new Set(learning.resources.map(({ id }) => id)),
  }
}
