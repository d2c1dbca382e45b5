import type { OrganizationAccount, OrganizationRecord } from '@akhada/sample-world/organizations/types'

/** An organization of the directory (specification 3, "Organization (directory)"). */
export interface Organization extends Omit<OrganizationRecord, 'accounts' | 'teams'> {
  logo: string
  games: string[]
  social: Record<OrganizationAccount, string | null>
  teams: { name: string; game: string; achievements: number }[]
  path: string
}
