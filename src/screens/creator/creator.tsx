import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { toneClass } from '~/components/marks/tone.css'
import { creatorQuery } from '~/content/creators/query'
import { pickTone } from '~/lib/tone'
import { BelowFold } from '~/page-load/below-fold'
import { Audience } from './audience'
import { Brands } from './brands'
import { Career } from './career'
import { Contact } from './contact'
import { CreatorHero } from './creator-hero'
import { SocialStats } from './social-stats'
import { Streaming } from './streaming'

const route = getRouteApi('/_site/creators/$id')

/** A creator's profile (specification 2, "Creator profile"). */
export function CreatorScreen() {
  const { id } = route.useParams()
  const { data: creator } = useSuspenseQuery(creatorQuery(id))

  return (
    <article className={toneClass[pickTone(creator.realName)]}>
      <CreatorHero creator={creator} />
      <BelowFold>
        <SocialStats creator={creator} />
        <Audience audience={creator.audienceProfile} />
        <Streaming analytics={creator.streamingAnalytics} />
        <Brands creator={creator} />
        <Contact creator={creator} />
        <Career career={creator.esportsCareer} setup={creator.streamingSetup} />
      </BelowFold>
    </article>
  )
}
