import type { Money } from '~/lib/number-format'
import type { Creator } from './types'

/** Figures of one account; which of them there are depends on the platform (specification 3, "Creator profile"). */
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

interface LinkedSocialStats extends SocialStats {
  link: string
}

type ProfilePlatform = 'youtube' | 'instagram' | 'twitter' | 'twitch'

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
  watchHours: number
  /** Percent by which the audience of the main platform grew. */
  audienceGrowth: number
  uploadsPerMonth: number
  liveHoursPerMonth: number
  averageWatchMinutes: number
}

interface EsportsCareer {
  summary: string
  teams: { team: string; game: string; role: string; from: number; to: number | null }[]
  highlights: { year: number; title: string }[]
}

/** Percent; each list adds up to 100. */
export interface Share {
  label: string
  share: number
}

export interface AudienceProfile {
  age: Share[]
  gender: Share[]
  cities: Share[]
  languages: Share[]
}

/** Viewers of live streams on average. */
export interface StreamingAnalytics {
  /** The last twelve months; `month` as "2026-10". */
  months: { month: string; averageViewers: number; peakViewers: number; hours: number }[]
  /** Monday to Sunday. */
  weekdays: number[]
  /** Midnight to 23 o'clock, IST; 0 where they are not live. */
  hours: number[]
}

export interface Collaboration {
  /** Name from `sponsors.data.ts`. */
  brand: string
  year: number
  campaign: string
  result: string
}

interface CollaborationRate {
  deliverable: string
  /** What it costs at least. */
  from: Money
  note: string
}

/** Everything on a creator's page. */
export interface CreatorProfile extends Creator, Omit<CreatorProfileRecord, 'socialStats' | 'pastCollaborations'> {
  profileImage: string
  bannerImage: string
  pastCollaborations: (Collaboration & { logo: string })[]
  socialStats: Record<ProfilePlatform, LinkedSocialStats | null>
}

/** Names of the weekdays, Monday first. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
