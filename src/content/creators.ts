import { queryOptions } from '@tanstack/react-query'
import { crest, gameArt, portrait } from '~/lib/art'
import { socialProfile } from '~/lib/social-profile'
import type { CreatorProfile, CreatorProfileRecord } from './creator-profiles'
import { type GameId, gameNames } from './game-names'

export type CreatorTier = 'S-Tier' | 'A-Tier' | 'B-Tier'

export type CreatorPlatform = 'YouTube' | 'Twitch'

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

/** The chips of the directory (specification 2); each but the first matches tier, platform or a game (specification 5). */
export const creatorFilters = ['All Creators', 'S-Tier', 'YouTube', 'Twitch', 'BGMI', 'Valorant'] as const

const forever = { staleTime: Number.POSITIVE_INFINITY }

/** One file per profile: a page carries only its own. */
const profileFiles = import.meta.glob<CreatorProfileRecord>('./creator-profiles/*.data.ts', { import: 'profile' })

/** All creators, in the order of the directory. */
export const creatorsQuery = queryOptions({
  queryKey: ['creators'],
  queryFn: async (): Promise<Creator[]> => (await import('./creators.data')).creators.map(toCreator),
  ...forever,
})

/** The profile of a creator; null for an unknown id. */
export const creatorQuery = (id: string) =>
  queryOptions({
    queryKey: ['creator', id],
    queryFn: async (): Promise<CreatorProfile | null> => {
      const load = profileFiles[`./creator-profiles/${id}.data.ts`]
      if (!load) return null
      const [{ creators }, profile] = await Promise.all([import('./creators.data'), load()])
      const creator = creators.find((entry) => entry.id === id)
      return creator ? toProfile(creator, profile) : null
    },
    ...forever,
  })

function toCreator({ handles, gameIds, ...record }: CreatorRecord): Creator {
  return {
    ...record,
    image: portrait(record.realName),
    games: gameIds.map((game) => gameNames[game]),
    social: {
      youtube: handles.youtube && socialProfile('youtube', handles.youtube),
      instagram: handles.instagram && socialProfile('instagram', handles.instagram),
      twitter: handles.twitter && socialProfile('twitter', handles.twitter),
      twitch: handles.twitch && socialProfile('twitch', handles.twitch),
    },
  }
}

/** The figures of the main platform stand in the directory alone, and are joined here. */
function toProfile(record: CreatorRecord, { socialStats, ...profile }: CreatorProfileRecord): CreatorProfile {
  const creator = toCreator(record)
  const { youtube, instagram, twitter, twitch } = creator.social
  const onYouTube = creator.platform === 'YouTube'
  const main = { followers: creator.subscribers, engagementRate: creator.engagement }
  return {
    ...creator,
    ...profile,
    profileImage: creator.image,
    pastCollaborations: profile.pastCollaborations.map((deal) => ({ ...deal, logo: crest(deal.brand) })),
    bannerImage: gameArt(record.gameIds[0] ?? ''),
    socialStats: {
      youtube: youtube
        ? { ...socialStats.youtube, ...(onYouTube ? { ...main, avgViews: creator.averageViews } : {}), link: youtube }
        : null,
      instagram: instagram ? { ...socialStats.instagram, link: instagram } : null,
      twitter: twitter ? { ...socialStats.twitter, link: twitter } : null,
      twitch: twitch
        ? {
            ...socialStats.twitch,
            ...(onYouTube ? {} : { ...main, avgViewers: creator.averageViews, peakViewers: creator.stats.peakViewers }),
            link: twitch,
          }
        : null,
    },
  }
}
