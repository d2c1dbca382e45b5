import { slug } from '@akhada/contract/slug'
import { independentTeams } from '@akhada/sample-world/tournaments/independent-teams.data'

/** The ids of the organizations with a page, to link their names without loading the records. */
export const organizationIds: ReadonlySet<string> = new Set([
  'naag-esports',
  'sher-squad',
  'malabar-tuskers',
  'jhansi-riot',
  'deccan-forge',
  'himalaya-nine',
  'charminar-hawks',
  'chambal-wolves',
  'bengal-baagh',
  'kaveri-kites',
  'thar-cyclones',
  'konkan-typhoon',
  'sangam-united',
  'brahmaputra-surge',
])

const independentIds = new Set(independentTeams.map(slug))

/** The page that the name of a team leads to, by its id: that of its organization or its own; null for a team we know nothing of. */
export function findTeamPath(id: string): string | null {
  if (organizationIds.has(id)) return `/organization/${id}`
  return independentIds.has(id) ? `/esports/team/${id}` : null
}
