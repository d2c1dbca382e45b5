import type { creatorGames, creatorTypes } from '~/content/search-options'
import type { OrganizationRecord } from './queries'
import type { Sponsor } from './sponsors'

export const achievementTypes = ['Tournament', 'Award', 'Milestone'] as const

type AchievementType = (typeof achievementTypes)[number]

type LeaderAccount = 'twitter' | 'instagram' | 'linkedin'
type PlayerAccount = 'twitter' | 'instagram' | 'youtube' | 'twitch'
type ProfileAccount = 'youtube' | 'instagram' | 'twitter' | 'twitch' | 'discord'

/** What a data file holds of an organization, beside its entry in the directory. */
export interface OrganizationProfileRecord {
  founder: LeaderRecord
  coFounders: LeaderRecord[]
  /** Paragraphs of "Our Founding Story". */
  story: string[]
  followers: Partial<Record<ProfileAccount, number>>
  /** Names from `sponsors.data.ts`. */
  sponsors: string[]
  teams: { game: string; establishedYear: number; players: PlayerRecord[] }[]
  achievements: AchievementRecord[]
}

export interface LeaderRecord {
  name: string
  nickname: string
  role: string
  bio: string
  /** Where they have an account. */
  social: LeaderAccount[]
}

export interface PlayerRecord {
  /** In the game. */
  name: string
  realName: string
  role: string
  type: 'Starter' | 'Substitute'
  tier: 'S-Tier' | 'A-Tier' | 'Elite' | 'B-Tier'
  earnings: string
  achievements: string
  /** How often the most valuable player of a match. */
  mvp: number
  social: PlayerAccount[]
}

export interface OrganizationCreatorRecord {
  name: string
  realName: string
  primaryPlatform: 'YouTube' | 'Twitch'
  followerCount: number
  contentType: string
  game: Exclude<(typeof creatorGames)[number], 'All'>
  type: Exclude<(typeof creatorTypes)[number], 'All'>
}

export interface AchievementRecord {
  title: string
  type: AchievementType
  description: string
  year: number
  relatedGame: string | null
  /** "1st" */
  position: string | null
  awardedBy: string | null
  /** The tournament, when it has a page. */
  tournamentId: string | null
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
  /** Null where it has no account; shown only when a url exists. */
  socialLinks: Record<'website' | ProfileAccount, ProfileLink | null>
  sponsors: Sponsor[]
  participatingTeams: OrganizationTeam[]
  creators: OrganizationCreator[]
  /** Newest year first. */
  achievements: OrganizationAchievement[]
}

export interface OrganizationLeader extends Omit<LeaderRecord, 'social'> {
  image: string
  socialLinks: Record<LeaderAccount, string | null>
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

export interface TeamPlayer extends Omit<PlayerRecord, 'social'> {
  /** Second part of the organization's headquarters, else "Global". */
  region: string
  profileImage: string
  socialLinks: { platform: PlayerAccount; url: string }[]
}

export interface OrganizationCreator extends OrganizationCreatorRecord {
  _id: string
  /** Of its page. */
  path: string
  profileImage: string
  socialLinks: { platform: 'youtube' | 'twitch' | 'instagram'; url: string }[]
}

export interface OrganizationAchievement extends Omit<AchievementRecord, 'tournamentId'> {
  mediaUrl: string
  /** Its tournament's page, if it has one. */
  path: string | null
}
