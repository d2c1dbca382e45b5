import type {
  Collaboration,
  CreatorProfileRecord,
  CreatorRecord,
  ProfilePlatform,
  SocialStats,
} from '@akhada/sample-world/creators/types'

/** A creator of the directory (specification 3, "Creator"). */
export interface Creator extends Omit<CreatorRecord, 'handles' | 'gameIds'> {
  games: string[]
  image: string
  social: Record<keyof CreatorRecord['handles'], string | null>
}

interface LinkedSocialStats extends SocialStats {
  link: string
}

/** Everything on a creator's page. */
export interface CreatorProfile extends Creator, Omit<CreatorProfileRecord, 'socialStats' | 'pastCollaborations'> {
  bannerImage: string
  pastCollaborations: (Collaboration & { logo: string })[]
  socialStats: Record<ProfilePlatform, LinkedSocialStats | null>
}
