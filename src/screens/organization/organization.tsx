import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Shield } from 'lucide-react'
import { Suspense } from 'react'
import { showcaseQuery } from '~/content/showcases'
import { EntryNotFound } from '~/layout/entry-not-found'
import { accentFrom } from '~/theme/accent'
import { accentVars } from '~/theme/contract.css'
import { late } from '~/ui/late'
import { OrganizationHero } from './organization-hero'

// What follows the hero comes after the first load; its styles are in the page.
import '~/components/sponsor-carousel.css'
import '~/ui/stat.css'
import '~/ui/field.css'
import '~/ui/segment.css'
import '~/ui/chip.css'
import '~/components/halo.css'
import '~/components/tier-badge.css'
import '~/components/placement.css'
import './leadership.css'
import './story.css'
import './connect.css'
import './roster-card.css'
import './teams.css'
import './creators.css'
import './achievements.css'

const LateSections = late(() => import('./late-sections').then((module) => module.LateSections))

const route = getRouteApi('/_site/organization/$id')

/** An organization's page in its own colour (specification 2, "Organization showcase"). */
export function OrganizationScreen() {
  const { id } = route.useParams()
  const { data: showcase } = useSuspenseQuery(showcaseQuery(id))
  if (!showcase)
    return <EntryNotFound icon={<Shield />} kind="Organization" to="/organization" back="Back to Organizations" />

  return (
    <article style={assignInlineVars(accentVars, accentFrom(showcase.themeColor))}>
      <OrganizationHero showcase={showcase} />
      <Suspense>
        <LateSections showcase={showcase} />
      </Suspense>
    </article>
  )
}
