import type { GameId } from '~/content/games/names'

type CreatorTier = 'S-Tier' | 'A-Tier' | 'B-Tier'

type CreatorPlatform = 'YouTube' | 'Twitch'

export interface CreatorRecord {
  id: string
  name: string
  realName: string
  platform: CreatorPlatform
  /** Subscribers or followers on the main platform. */
  subscribers: number
  /** Views of a video, or viewers of a stream, on average. */
  averageViews: number
  /** Percent of the audience that likes, comments or chats. */
  engagement: number
  gameIds: GameId[]
  tier: CreatorTier
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

/** A creator of the directory (specification 3, "Creator"). */
export interface Creator extends Omit<CreatorRecord, 'handles' | 'gameIds'> {
  games: string[]
  image: string
  social: Record<keyof CreatorRecord['handles'], string | null>
}
