import { queryOptions } from '@tanstack/react-query'
import { crest } from '~/lib/art'
import { socialProfile } from '~/lib/social-profile'

type OrganizationAccount = 'twitter' | 'instagram' | 'youtube' | 'twitch' | 'discord' | 'facebook'

export interface OrganizationRecord {
  id: string
  name: string
  /** City, state, country; the second part is the region of its players (specification 9). */
  headquarters: string
  foundingYear: number
  tier: 'Tier 1' | 'Tier 2' | 'Tier 3'
  /** `#rrggbb`; drives the colours of its page. */
  themeColor: string
  /** Entries in the achievements of its showcase. */
  achievements: number
  /** Leadership, players and creators of its showcase. */
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

/** All organizations, in the order of the directory. */
export const organizationsQuery = queryOptions({
  queryKey: ['organizations'],
  queryFn: async (): Promise<Organization[]> =>
    (await import('./organizations.data')).organizations.map(toOrganization),
  staleTime: 'static',
})

/** Settles a record: its links, its teams' names, its games. */
export function toOrganization({ accounts, teams, ...record }: OrganizationRecord): Organization {
  const account = (platform: OrganizationAccount) =>
    accounts.includes(platform) ? socialProfile(platform, handleOf(record.id)) : null
  return {
    ...record,
    logo: crest(record.name),
    games: teams.map(({ game }) => game),
    social: {
      twitter: account('twitter'),
      instagram: account('instagram'),
      youtube: account('youtube'),
      twitch: account('twitch'),
      discord: account('discord'),
      facebook: account('facebook'),
    },
    teams: teams.map((team) => ({ name: record.name, ...team })),
    path: `/organization/${record.id}`,
  }
}

const handleOf = (id: string) => `${id.replaceAll('-', '')}.akhada`
