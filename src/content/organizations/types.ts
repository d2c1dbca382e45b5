export type OrganizationAccount = 'twitter' | 'instagram' | 'youtube' | 'twitch' | 'discord' | 'facebook'

export interface OrganizationRecord {
  id: string
  name: string
  /** City, state, country; the second part is the region of its players (specification 9). */
  headquarters: string
  foundingYear: number
  tier: 'Tier 1' | 'Tier 2' | 'Tier 3'
  /** `#rrggbb`; drives the colours of its page. */
  themeColor: string
  /** Entries in the achievements of its profile. */
  achievements: number
  /** Leadership, players and creators of its profile. */
  members: number
  accounts: OrganizationAccount[]
  /** A team is called by the organization's name; `achievements` are tournaments won. */
  teams: { game: string; achievements: number }[]
}

/** An organization of the directory (specification 3, "Organization (directory)"). */
export interface Organization extends Omit<OrganizationRecord, 'accounts' | 'teams'> {
  logo: string
  games: string[]
  social: Record<OrganizationAccount, string | null>
  teams: { name: string; game: string; achievements: number }[]
  path: string
}
