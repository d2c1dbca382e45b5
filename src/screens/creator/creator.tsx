import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { Suspense } from 'react'
import { toneClass } from '~/components/tone.css'
import { creatorQuery } from '~/content/creators'
import { EntryNotFound } from '~/layout/entry-not-found'
import { toneOf } from '~/lib/tone'
import { late } from '~/ui/late'
import { CreatorHero } from './creator-hero'

// What follows the hero comes after the first load; its styles are in the page.
import '~/components/bar-list.css'
import '~/components/column-chart.css'
import '~/components/heat-band.css'
import '~/ui/stat.css'
import './audience.css'
import './brands.css'
import './career.css'
import './contact.css'
import './social-stats.css'
import './streaming.css'

const LateSections = late(() => import('./late-sections').then((module) => module.LateSections))

const route = getRouteApi('/_site/creators/$id')

/** A creator's profile, as a brand wants to read it (specification 2, "Creator profile"). */
export function CreatorScreen() {
  const { id } = route.useParams()
  const { data: creator } = useSuspenseQuery(creatorQuery(id))
  if (!creator) return <EntryNotFound icon={<UserRoundX />} kind="Creator" to="/creators" back="Back to Creators" />

  return (
    <article className={toneClass[toneOf(creator.realName)]}>
      <CreatorHero creator={creator} />
      <Suspense>
        <LateSections creator={creator} />
      </Suspense>
    </article>
  )
}
