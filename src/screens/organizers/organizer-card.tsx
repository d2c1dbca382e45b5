import { Link } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { memo, useState } from 'react'
import { Facts } from '~/components/facts/facts'
import { looks } from '~/components/follow/follow-button.css'
import { ButtonLink } from '~/components/links/links'
import { SocialLinks } from '~/components/links/social-links'
import { GameTags } from '~/components/marks/game-tags'
import { TierBadge } from '~/components/marks/tier-badge'
import { cornerTier } from '~/components/marks/tier-badge.css'
import { toneClass } from '~/components/marks/tone.css'
import type { Organizer } from '~/content/organizers/types'
import { formatIndian } from '~/lib/number-format'
import { pickTone } from '~/lib/tone'
import { Button } from '~/ui/button'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './organizer-card.css'

interface Props {
  organizer: Organizer
  /** A scene above the card. */
  picture: string
  priority?: boolean
}

/** A tournament organizer. A like changes the impressions by one, only in this view (specification 4). */
export const OrganizerCard = memo(function OrganizerCard({ organizer, picture, priority }: Props) {
  const [liked, setLiked] = useState(organizer.isLiked)
  const impressions = organizer.impressions + Number(liked) - Number(organizer.isLiked)
  const { name } = organizer

  return (
    <article className={`${styles.card} ${toneClass[pickTone(name)]}`}>
      <div className={styles.inner}>
        <div className={styles.art}>
          <Image className={styles.picture} src={picture} alt="" width={1600} height={900} priority={priority} />
        </div>
        <TierBadge className={cornerTier} tier={organizer.tier} />
        <Header organizer={organizer} priority={priority} />
        <p className={styles.about}>{organizer.about}</p>
        <GameTags games={organizer.games} />
        <Facts
          className={styles.figures}
          facts={{
            Tournaments: formatIndian(organizer.tournamentsOrganized),
            Ongoing: formatIndian(organizer.ongoingTournaments),
            Impressions: formatIndian(impressions),
          }}
        />
        <footer className={styles.foot}>
          <Button
            variant="ghost"
            size="small"
            aria-pressed={liked}
            className={looks.normal}
            onClick={() => setLiked(!liked)}
          >
            <Heart />
            Like
            <span className={visuallyHidden}> {name}</span>
          </Button>
          <SocialLinks links={organizer.socialLinks} owner={name} />
          <ButtonLink
            variant="ghost"
            size="small"
            arrow
            className={styles.open}
            to="/organizers/$id"
            params={{ id: organizer.id }}
          >
            View Tournaments
            <span className={visuallyHidden}> by {name}</span>
          </ButtonLink>
        </footer>
      </div>
    </article>
  )
})

const Header = ({ organizer: { id, name, logo, city, foundingYear }, priority }: Omit<Props, 'picture'>) => (
  <header className={styles.header}>
    <Image src={logo} alt="" width={96} height={96} priority={priority} />
    <div>
      <h2 className={styles.name}>
        <Link to="/organizers/$id" params={{ id }}>
          {name}
        </Link>
      </h2>
      <p className={styles.place}>
        {city}, since {foundingYear}
      </p>
    </div>
  </header>
)
