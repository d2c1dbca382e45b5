import { ExternalLink as ExternalLinkIcon, Heart } from 'lucide-react'
import { memo, useState } from 'react'
import { SocialLinks } from '~/components/social-links'
import { TierBadge } from '~/components/tier-badge'
import type { Organizer } from '~/content/organizers/queries'
import { groupIndian } from '~/lib/number-format'
import { Button } from '~/ui/button'
import { button } from '~/ui/button-class'
import { ExternalLink } from '~/ui/external-link'
import { Image } from '~/ui/image'
import { surfaceInner } from '~/ui/surface.css'
import { Tag } from '~/ui/tag'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './organizer-card.css'

/** A tournament organizer; a like moves the impressions by one, here and now only (specification 4). */
export const OrganizerCard = memo(function OrganizerCard({ organizer }: { organizer: Organizer }) {
  const [liked, setLiked] = useState(organizer.isLiked)
  const impressions = organizer.impressions + Number(liked) - Number(organizer.isLiked)
  const { name, social } = organizer

  return (
    <article className={styles.card}>
      <div className={`${surfaceInner} ${styles.inner}`}>
        <TierBadge className={styles.tier} tier={organizer.tier} />
        <header className={styles.header}>
          <Image className={styles.logo} src={organizer.logo} alt="" width={96} height={96} />
          <div>
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.place}>
              {organizer.city}, since {organizer.foundingYear}
            </p>
          </div>
        </header>
        <p className={styles.about}>{organizer.about}</p>
        <ul className={styles.games}>
          {organizer.games.map((game) => (
            <li key={game}>
              <Tag>{game}</Tag>
            </li>
          ))}
        </ul>
        <dl className={styles.figures}>
          <div>
            <dt>Tournaments</dt>
            <dd>{groupIndian(organizer.tournamentsOrganized)}</dd>
          </div>
          <div>
            <dt>Ongoing</dt>
            <dd>{groupIndian(organizer.ongoingTournaments)}</dd>
          </div>
          <div>
            <dt>Impressions</dt>
            <dd>{groupIndian(impressions)}</dd>
          </div>
        </dl>
        <footer className={styles.foot}>
          <Button
            variant="ghost"
            size="small"
            aria-pressed={liked}
            className={liked ? styles.liked : styles.like}
            onClick={() => setLiked(!liked)}
          >
            <Heart aria-hidden="true" />
            Like
            <span className={visuallyHidden}> {name}</span>
          </Button>
          <SocialLinks links={social.twitter ? [{ platform: 'Twitter', url: social.twitter }] : []} owner={name} />
          <ExternalLink
            className={`${button({ variant: 'ghost', size: 'small' })} ${styles.open}`}
            href={social.website}
          >
            View Tournaments
            <span className={visuallyHidden}> of {name}</span>
            <ExternalLinkIcon aria-hidden="true" />
          </ExternalLink>
        </footer>
      </div>
    </article>
  )
})
