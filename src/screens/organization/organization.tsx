import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { JumpLinks } from '~/components/links/jump-links'
import { GoLink } from '~/components/links/links'
import { organizationAccents } from '~/components/marks/accents.css'
import { NextAndLast } from '~/components/match/next-and-last'
import { StoryBand } from '~/components/story/story-band'
import { organizationProfileQuery } from '~/content/organizations/query'
import { BelowFold } from '~/page-load/below-fold'
import { container, section } from '~/ui/container.css'
import { Achievements } from './achievements'
import { Connect } from './connect'
import { Creators } from './creators'
import { Leadership } from './leadership'
import { OrganizationHero } from './organization-hero'
import { SponsorCarousel } from './sponsor-carousel'
import { Teams } from './teams'

const route = getRouteApi('/_site/organization/$id')

/** An organization's page in its own colour (specification 2, "Organization showcase"). */
export function OrganizationScreen() {
  const { id } = route.useParams()
  const { data: profile } = useSuspenseQuery(organizationProfileQuery(id))

  return (
    <article className={organizationAccents[id]}>
      <OrganizationHero profile={profile} />
      <div className={container}>
        <JumpLinks sections={{ teams: 'Teams', creators: 'Creators', achievements: 'Achievements' }} />
      </div>
      <BelowFold>
        <div className={`${container} ${section}`}>
          <NextAndLast
            team={id}
            name={profile.name}
            aside={
              <GoLink to="/esports/team/$id" params={{ id }}>
                Ranks and tournaments
              </GoLink>
            }
          />
        </div>
        <Leadership leaders={[profile.founder, ...profile.coFounders]} />
        <StoryBand title="Our Founding Story" year={profile.foundedYear} {...splitStory(profile.story)} />
        <Connect profile={profile} />
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

/** The first sentence, which is set large, and the paragraphs after it. */
function splitStory([paragraph = '', ...others]: readonly string[]) {
  const first = paragraph.slice(0, paragraph.indexOf('. ') + 1)
  return { first, others: [paragraph.slice(first.length).trim(), ...others] }
}
