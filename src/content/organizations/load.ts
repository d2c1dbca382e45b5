import { slug } from '@akhada/contract/slug'
import { gameNames } from '@akhada/sample-world/games/names'
import { listPodiums } from '@akhada/sample-world/organizations/podiums'
import { organizations } from '@akhada/sample-world/organizations/records.data'
import type { OrganizationAccount, OrganizationRecord } from '@akhada/sample-world/organizations/types'
import { crestUrl } from '~/lib/art'
import { getProfileUrl } from '~/lib/social-profile'
import type { Organization } from './types'

/** All organizations as of a time (ms), in the order of the directory. */
export const loadOrganizations = (now: number): Organization[] =>
  organizations.map((record) => toOrganization(record, now))

/** Normalizes a record as of a time (ms): its results, its links, its teams' names, its games. */
export function toOrganization({ accounts, teams, ...record }: OrganizationRecord, now: number): Organization {
  const podiums = listPodiums(record.name, now)
  const countTitles = (game: string) =>
    podiums.filter(({ tournament: { gameId }, place }) => place === 1 && gameId && gameNames[gameId] === game).length
  const account = (platform: OrganizationAccount) =>
    accounts.includes(platform) ? getProfileUrl(platform, toHandle(record.id)) : null
  return {
    ...record,
    achievements: record.achievements + podiums.length,
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
    teams: teams.map(({ game, achievements }) => ({
      name: record.name,
      game,
      achievements: achievements + countTitles(game),
    })),
  }
}

/** The handle of the account of an organization or person: "naag-esports" or "Naag Esports" → "naagesports.akhada". */
export const toHandle = (name: string): string => `${slug(name).replaceAll('-', '')}.akhada`
