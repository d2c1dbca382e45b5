import type { FollowKind } from '~/session/follows'
import { slug } from '../../contract/slug'
import { creators } from './creators/records.data'
import { gameIds } from './games/names'
import { learning } from './learning.data'
import { organizationCreators } from './organizations/creators.data'
import { organizations } from './organizations/records.data'
import { teamId } from './team-id'
import { loadSchedule } from './tournaments/load-schedule'

type Followable = Record<Exclude<FollowKind, 'player'>, ReadonlySet<string>>

/** The ids of all that the content has to follow, by kind; players are known to the server alone. */
export async function loadFollowable(): Promise<Followable> {
  const { tournaments } = await loadSchedule()
  return {
    creator: new Set([
      ...creators.map(({ id }) => id),
      ...Object.entries(organizationCreators).flatMap(([id, own]) => own.map(({ name }) => `${id}/${slug(name)}`)),
    ]),
    team: new Set([
      ...tournaments.flatMap(({ teams }) => teams),
      ...organizations.flatMap(({ name, teams }) => teams.map(({ game }) => teamId(name, game))),
    ]),
    organization: new Set(organizations.map(({ id }) => id)),
    game: new Set<string>(gameIds),
    tournament: new Set(tournaments.map(({ tournament }) => tournament.id)),
    resource: new Set(learning.resources.map(({ id }) => id)),
  }
}
