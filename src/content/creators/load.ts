import { creators } from '@akhada/sample-world/creators/records.data'
import type { CreatorProfileRecord, CreatorRecord } from '@akhada/sample-world/creators/types'
import { gameNames } from '@akhada/sample-world/games/names'
import { gameArtUrl, partnerLogoUrl, portraitUrl } from '~/lib/art'
import { getProfileUrl } from '~/lib/social-profile'
import type { Creator, CreatorProfile } from './types'

/** One file per profile, so that a page carries only its own. */
const profileFiles = import.meta.glob<CreatorProfileRecord>(
  '../../../packages/sample-world/creators/profiles/*.data.ts',
  { import: 'profile' },
)

/** All creators, in the order of the directory. */
export const loadCreators = (): Creator[] => creators.map(toCreator)

/** The profile of a creator; null for an unknown id. */
export async function loadCreator(id: string): Promise<CreatorProfile | null> {
  const profile = await profileFiles[`../../../packages/sample-world/creators/profiles/${id}.data.ts`]?.()
  const creator = creators.find((entry) => entry.id === id)
  return profile && creator ? toProfile(creator, profile) : null
}

function toCreator({ handles, gameIds, ...record }: CreatorRecord): Creator {
  return {
    ...record,
    image: portraitUrl(record.realName),
    games: gameIds.map((game) => gameNames[game]),
    social: {
      youtube: handles.youtube && getProfileUrl('youtube', handles.youtube),
      instagram: handles.instagram && getProfileUrl('instagram', handles.instagram),
      twitter: handles.twitter && getProfileUrl('twitter', handles.twitter),
      twitch: handles.twitch && getProfileUrl('twitch', handles.twitch),
    },
  }
}

/** Adds the figures of the main platform, which only the directory's record has. */
function toProfile(record: CreatorRecord, { socialStats, ...profile }: CreatorProfileRecord): CreatorProfile {
  const creator = toCreator(record)
  const { youtube, instagram, twitter, twitch } = creator.social
  const onYouTube = creator.platform === 'YouTube'
  const main = { followers: creator.subscribers, engagementRate: creator.engagement }
  return {
    ...creator,
    ...profile,
    pastCollaborations: profile.pastCollaborations.map((deal) => ({ ...deal, logo: partnerLogoUrl(deal.brand) })),
    bannerImage: gameArtUrl(record.gameIds[0] ?? ''),
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
