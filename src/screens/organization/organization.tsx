import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Shield } from 'lucide-react'
import { showcaseQuery } from '~/content/showcases'
import { EntryNotFound } from '~/layout/entry-not-found'
import { BelowFold } from '~/router/below-fold'
import { accentVars } from '~/theme/contract.css'
import { deferred } from '~/ui/deferred'
import { Achievements } from './achievements'
import { Connect } from './connect'
import { Creators } from './creators'
import { Leadership } from './leadership'
import { OrganizationHero } from './organization-hero'
import { Story } from './story'
import { Teams } from './teams'
import './sponsor-carousel.css'

/** Below the fold, with the widest code of the page. */
export const SponsorCarousel = deferred(() => import('./sponsor-carousel').then((module) => module.SponsorCarousel))

const route = getRouteApi('/_site/organization/$id')

/** An organization's page in its own colour (specification 2, "Organization showcase"). */
export function OrganizationScreen() {
  const { id } = route.useParams()
  const { data: showcase } = useSuspenseQuery(showcaseQuery(id))
  const { accent } = route.useLoaderData()
  if (!showcase || !accent)
    return <EntryNotFound icon={<Shield />} kind="Organization" to="/organization" back="Back to Organizations" />

  return (
    <article style={assignInlineVars(accentVars, accent)}>
      <OrganizationHero showcase={showcase} />
      <BelowFold>
        <Leadership founder={showcase.founder} coFounders={showcase.coFounders} />
        <Story year={showcase.foundedYear} paragraphs={showcase.story} />
        <Connect name={showcase.name} links={showcase.socialLinks} />
        <SponsorCarousel sponsors={showcase.sponsors} />
      </BelowFold>
      <BelowFold>
        <Teams showcase={showcase} />
      </BelowFold>
      <BelowFold>
        <Creators creators={showcase.creators} />
        <Achievements achievements={showcase.achievements} />
      </BelowFold>
    </article>
  )
}
