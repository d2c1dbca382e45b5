import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Shield } from 'lucide-react'
import { organizationProfileQuery } from '~/content/organizations/profile-query'
import { EntryNotFound } from '~/layout/entry-not-found'
import { BelowFold } from '~/router/below-fold'
import { accentVars } from '~/theme/contract.css'
import { Achievements } from './achievements'
import { Connect } from './connect'
import { Creators } from './creators'
import { Leadership } from './leadership'
import { OrganizationHero } from './organization-hero'
import { SponsorCarousel } from './sponsor-carousel'
import { Story } from './story'
import { Teams } from './teams'

const route = getRouteApi('/_site/organization/$id')

/** An organization's page in its own colour (specification 2, "Organization showcase"). */
export function OrganizationScreen() {
  const { id } = route.useParams()
  const { data: profile } = useSuspenseQuery(organizationProfileQuery(id))
  const { accent } = route.useLoaderData()
  if (!profile || !accent)
    return <EntryNotFound icon={<Shield />} kind="Organization" to="/organization" back="Back to Organizations" />

  return (
    <article style={assignInlineVars(accentVars, accent)}>
      <OrganizationHero profile={profile} />
      <BelowFold>
        <Leadership founder={profile.founder} coFounders={profile.coFounders} />
        <Story year={profile.foundedYear} paragraphs={profile.story} />
        <Connect id={profile.id} name={profile.name} links={profile.socialLinks} />
        <SponsorCarousel sponsors={profile.sponsors} />
      </BelowFold>
      <BelowFold>
        <Teams profile={profile} />
      </BelowFold>
      <BelowFold>
        <Creators creators={profile.creators} />
        <Achievements achievements={profile.achievements} />
      </BelowFold>
    </article>
  )
}
