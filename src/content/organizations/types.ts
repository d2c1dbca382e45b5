import type {
  AchievementRecord,
  LeaderAccount,
  LeaderRecord,
  OrganizationAccount,
  OrganizationCreatorRecord,
  OrganizationRecord,
  ProfileAccount,
} from '@akhada/sample-world/organizations/types'
import type { Sponsor } from '~/content/sponsors/types'

/** An organization of the directory (specification 3, "Organization (directory)"). */
export interface Organization extends Omit<OrganizationRecord, 'accounts' | 'teams'> {
  logo: string
  games: string[]
  social: Record<OrganizationAccount, string | null>
  teams: { name: string; game: string; achievements: number }[]
}

interface ProfileLink {
  url: string
  followers?: number
}

/** An organization's page (specification 3, "Organization (showcase)"). */
export interface OrganizationProfile
  extends Pick<OrganizationRecord, 'id' | 'name' | 'headquarters' | 'tier' | 'themeColor'> {
  logoUrl: string
  bannerUrl: string
  foundedYear: number
  founder: OrganizationLeader
  coFounders: OrganizationLeader[]
  story: string[]
  /** Null without an account; shown only if there's a URL. */
  socialLinks: Record<'website' | ProfileAccount, ProfileLink | null>
  sponsors: Sponsor[]
  participatingTeams: OrganizationTeam[]
  creators: OrganizationCreator[]
  /** Newest year first. */
  achievements: OrganizationAchievement[]
}

export interface OrganizationLeader extends Omit<LeaderRecord, 'social'> {
  image: string
  socialLinks: { platform: LeaderAccount; url: string }[]
}

/** A team (specification 3): `achievements` are tournaments won. */
export interface OrganizationTeam {
  _id: string
  name: string
  game: string
  logoUrl: string
  achievements: number
  establishedYear: number
  players: TeamPlayer[]
}

export interface TeamPlayer {
  /** Id of the player's page; null without one. */
  playerId: string | null
  /** The in-game name. */
  name: string
  realName: string
  role: string
  type: 'Starter' | 'Substitute'
  tier: string
  earnings: string
  /** The best result, or what else is known: "1st, Ganga Grand Prix 2026". */
  achievements: string
  /** Path of the page of that result's tournament; null without one. */
  tournamentPath: string | null
  /** The number of matches in which this was the most valuable player. */
  mvp: number
  /** Second part of the organization's headquarters, else "Global". */
  region: string
  profileImage: string
  socialLinks: { platform: string; url: string }[]
}

/** A player as in a list of who plays. */
export type LineUpPlayer = Pick<TeamPlayer, 'name' | 'playerId' | 'role' | 'type' | 'profileImage'>

export interface OrganizationCreator extends OrganizationCreatorRecord {
  _id: string
  /** Path of its page. */
  path: string
  profileImage: string
  socialLinks: { platform: 'youtube' | 'twitch' | 'instagram'; url: string }[]
}

export interface OrganizationAchievement extends Omit<AchievementRecord, 'tournamentId'> {
  /** Part of the specification's data; no screen shows it yet. */
  mediaUrl: string
  /** Path of its tournament's page, if there is one. */
  path: string | null
}
