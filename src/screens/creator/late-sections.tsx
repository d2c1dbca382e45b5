import type { CreatorProfile } from '~/content/creator-profiles'
import { Audience } from './audience'
import { Brands } from './brands'
import { Career } from './career'
import { Contact } from './contact'
import { SocialStats } from './social-stats'
import { Streaming } from './streaming'

/** Everything below the hero of a creator's profile. */
export function LateSections({ creator }: { creator: CreatorProfile }) {
  return (
    <>
      <SocialStats creator={creator} />
      <Audience audience={creator.audienceProfile} />
      <Streaming analytics={creator.streamingAnalytics} />
      <Brands creator={creator} />
      <Contact creator={creator} />
      <Career career={creator.esportsCareer} setup={creator.streamingSetup} />
    </>
  )
}
