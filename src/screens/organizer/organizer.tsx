import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ExternalLink as ExternalLinkIcon } from 'lucide-react'
import { PageHeader } from '~/components/hero/page-header'
import { BackLink, GoLink } from '~/components/links/links'
import { SocialLinks } from '~/components/links/social-links'
import { CrestRow } from '~/components/marks/crest-row'
import { GameTags } from '~/components/marks/game-tags'
import { TierBadge } from '~/components/marks/tier-badge'
import { InnerSection } from '~/components/section'
import { TournamentRow } from '~/components/tournament/tournament-row'
import { organizerQuery } from '~/content/organizers/query'
import type { Organizer } from '~/content/organizers/types'
import type { TournamentState, TournamentSummary } from '~/content/tournaments/types'
import { lead } from '~/theme/type.css'
import { buttonClass } from '~/ui/button-class'
import { container } from '~/ui/container.css'
import { ExternalLink } from '~/ui/external-link'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './organizer.css'

const route = getRouteApi('/_site/organizers/$id')

const parts: readonly { state: TournamentState; title: string }[] = [
  { state: 'ongoing', title: 'Ongoing' },
  { state: 'upcoming', title: 'Upcoming' },
  { state: 'past', title: 'Past' },
]

/** An organizer with all its tournaments (docs/decisions/routes.md). */
export function OrganizerScreen() {
  const { id } = route.useParams()
  const { organizer, tournaments } = useSuspenseQuery(organizerQuery(id)).data

  return (
    <article>
      <PageHeader title={organizer.name} ghost="aayojak" back={<BackLink to="/organizers" parent="Organizers" />}>
        <OrganizerFacts organizer={organizer} />
      </PageHeader>
      <div className={`${container} ${styles.parts}`}>
        {parts.map(({ state, title }) => (
          <Part key={state} id={state} title={title} tournaments={tournaments.filter((each) => each.state === state)} />
        ))}
        {tournaments.length === 0 && <p className={lead}>No tournament of {organizer.name} is listed here yet.</p>}
      </div>
    </article>
  )
}

function OrganizerFacts({ organizer }: { organizer: Organizer }) {
  const { name, about, city, foundingYear, games, tier, website, socialLinks, logo } = organizer
  return (
    <CrestRow crest={logo}>
      <p className={styles.place}>
        <TierBadge tier={tier} /> {city}, since {foundingYear}
      </p>
      <p className={lead}>{about}</p>
      <GameTags games={games} />
      <div className={styles.actions}>
        <ExternalLink className={buttonClass({ variant: 'ghost', size: 'small' })} href={website}>
          Website
          <span className={visuallyHidden}> of {name}</span>
          <ExternalLinkIcon />
        </ExternalLink>
        <SocialLinks links={socialLinks} owner={name} />
        <GoLink to="/contact" search={{ topic: 'brands', about: name }}>
          Sponsor a tournament
        </GoLink>
      </div>
    </CrestRow>
  )
}

function Part({ id, title, tournaments }: { id: string; title: string; tournaments: readonly TournamentSummary[] }) {
  if (tournaments.length === 0) return null
  return (
    <InnerSection id={id} title={title}>
      <ul className={styles.rows}>
        {tournaments.map((tournament) => (
          <TournamentRow key={tournament.id} tournament={tournament} />
        ))}
      </ul>
    </InnerSection>
  )
}
