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
  /** How many achievements its profile lists, without later podiums (`podiums.ts`). */
  achievements: number
  /** How many leaders, players and creators its profile lists. */
  members: number
  accounts: OrganizationAccount[]
  /** A team has the organization's name; `achievements` are tournaments won, without later ones. */
  teams: { game: string; achievements: number }[]
}

export const achievementTypes = ['Tournament', 'Award', 'Milestone'] as const

export type LeaderAccount = 'twitter' | 'instagram' | 'linkedin'
export type PlayerAccount = 'twitter' | 'instagram' | 'youtube' | 'twitch'
export type ProfileAccount = 'youtube' | 'instagram' | 'twitter' | 'twitch' | 'discord'

/** What a data file adds to an organization's entry in the directory. */
export interface OrganizationProfileRecord {
  founder: LeaderRecord
  coFounders: LeaderRecord[]
  /** Paragraphs of "Our Founding Story". */
  story: string[]
  followers: Partial<Record<ProfileAccount, number>>
  /** Names from `src/content/sponsors`. */
  sponsors: string[]
  teams: { game: string; establishedYear: number; players: PlayerRecord[] }[]
  achievements: AchievementRecord[]
}

export interface LeaderRecord {
  name: string
  nickname: string
  role: string
  bio: string
  /** The platforms where they have an account. */
  social: LeaderAccount[]
}

/** A member of a team: a sample player, by in-game name, or a player without a record. */
export type PlayerRecord = RosterPlace & ({ player: string } | PlayerFacts)

interface RosterPlace {
  role: string
  type: 'Starter' | 'Substitute'
  /** How often they were the most valuable player of a match. */
  mvp: number
}

export interface PlayerFacts {
  /** In-game name. */
  name: string
  realName: string
  tier: 'S-Tier' | 'A-Tier' | 'Elite' | 'B-Tier'
  earnings: string
  achievements: string
  social: PlayerAccount[]
}

export interface AchievementRecord {
  title: string
  type: (typeof achievementTypes)[number]
  description: string
  year: number
  relatedGame: string | null
  /** "1st" */
  position: string | null
  awardedBy: string | null
  /** The id of the tournament, if it has a page. */
  tournamentId: string | null
}

export interface OrganizationCreatorRecord {
  name: string
  realName: string
  primaryPlatform: 'YouTube' | 'Twitch'
  followerCount: number
  contentType: string
  game: 'BGMI' | 'Valorant' | 'MOBA' | 'Pokemon'
  type: 'Streamer' | 'YouTuber' | 'Coach'
}
