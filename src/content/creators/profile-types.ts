import type {
  Collaboration,
  CreatorProfileRecord,
  ProfilePlatform,
  SocialStats,
} from '@akhada/sample-world/creators/types'
import type { Creator } from './types'

interface LinkedSocialStats extends SocialStats {
  link: string
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
