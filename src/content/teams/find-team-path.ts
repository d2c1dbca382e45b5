import { slug } from '@akhada/contract/slug'
import { organizationIds } from '@akhada/sample-world/organizations/ids.data'
import { independentTeams } from '@akhada/sample-world/tournaments/independent-teams.data'

const independentIds = new Set(independentTeams.map(slug))

/** The page that the name of a team leads to, by its id: that of its organization or its own; null for a team we know nothing of. */
export function findTeamPath(id: string): string | null {
  if (organizationIds.has(id)) return `/organization/${id}`
  return independentIds.has(id) ? `/esports/team/${id}` : null
}
