import type { GameId } from '../games/names'
import type { Money } from '../tournaments/types'

export interface CreatorRecord {
  id: string
  name: string
  realName: string
  platform: 'YouTube' | 'Twitch'
  /** Subscribers or followers on the main platform. */
  subscribers: number
  /** Views of a video, or viewers of a stream, on average. */
  averageViews: number
  /** Percent of the audience that likes, comments or chats. */
  engagement: number
  gameIds: GameId[]
  tier: 'S-Tier' | 'A-Tier' | 'B-Tier'
  /** The state they live in. */
  region: string
  /** Handles; null where they have no account. */
  handles: { youtube: string | null; instagram: string | null; twitter: string | null; twitch: string | null }
  stats: {
    peakViewers: number
    /** Hours live per week. */
    avgStreamHours: number
    brandDeals: number
  }
}

/** Figures of one account; the platform determines which ones it has (specification 3, "Creator profile"). */
export interface SocialStats {
  followers?: number
  avgViews?: number
  /** Percent */
  engagementRate?: number
  avgLikes?: number
  avgComments?: number
  avgRetweets?: number
  avgViewers?: number
  peakViewers?: number
}

export type ProfilePlatform = 'youtube' | 'instagram' | 'twitter' | 'twitch'

/** What a profile adds to the directory's entry. */
export interface CreatorProfileRecord {
  /** Two or three sentences. */
  bio: string
  /** Without the figures of the main platform, which the directory's record has. */
  socialStats: Partial<Record<ProfilePlatform, SocialStats>>
  performanceMetrics: PerformanceMetrics
  esportsCareer: EsportsCareer
  audienceProfile: AudienceProfile
  streamingAnalytics: StreamingAnalytics
  streamingSetup: { part: string; item: string }[]
  pastCollaborations: Collaboration[]
  collaborationRates: CollaborationRate[]
  manager: { name: string; agency: string; email: string; phone: string }
}

/** Over the last twelve months. */
interface PerformanceMetrics {
  totalViews: number
  /** Percent by which the audience of the main platform grew. */
  audienceGrowth: number
  uploadsPerMonth: number
}

interface EsportsCareer {
  summary: string
  /** With the id of the organizer, where they worked for one. */
  teams: {
    team: string
    organizerId?: string
    game: string
    role: string
    from: number
    to: number | null
  }[]
  highlights: { year: number; title: string }[]
}

/** Percent; each list adds up to 100. */
interface Share {
  label: string
  share: number
}

export interface AudienceProfile {
  age: Share[]
  gender: Share[]
  /** Highest first, then all others. */
  cities: Share[]
  languages: Share[]
}

/** Viewers of live streams on average. */
export interface StreamingAnalytics {
  /** The last twelve months; `month` as "2026-10". */
  months: { month: string; averageViewers: number; peakViewers: number; hours: number }[]
  /** Monday to Sunday. */
  weekdays: number[]
  /** From midnight to 11 p.m. IST; 0 for hours in which they aren't live. */
  hours: number[]
}

export interface Collaboration {
  /** Name from `src/content/sponsors`. */
  brand: string
  year: number
  campaign: string
  result: string
}

interface CollaborationRate {
  deliverable: string
  /** The lowest price. */
  from: Money
  note: string
}
