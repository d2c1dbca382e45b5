import type { OrganizationAccount, OrganizationRecord } from '@akhada/sample-world/organizations/types'
import { crestUrl } from '~/lib/art'
import { getProfileUrl } from '~/lib/social-profile'
import type { Organization } from './types'

/** Normalizes a record: its links, its teams' names, its games. */
export function toOrganization({ accounts, teams, ...record }: OrganizationRecord): Organization {
  const account = (platform: OrganizationAccount) =>
    accounts.includes(platform) ? getProfileUrl(platform, toHandle(record.id)) : null
  return {
    ...record,
    logo: crestUrl(record.name),
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

const toHandle = (id: string) => `${id.replaceAll('-', '')}.akhada`
