import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import * as card from '~/components/card.css'
import { Facts } from '~/components/facts/facts'
import { FollowButton } from '~/components/follow/follow-button'
import { GoLink } from '~/components/links/links'
import { SocialLinks } from '~/components/links/social-links'
import { organizationAccents } from '~/components/marks/accents.css'
import { GameTags } from '~/components/marks/game-tags'
import { TierBadge } from '~/components/marks/tier-badge'
import { cornerTier } from '~/components/marks/tier-badge.css'
import type { Organization } from '~/content/organizations/types'
import { bannerUrl } from '~/lib/art'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './organization-card.css'

interface Props {
  organization: Organization
  priority?: boolean
}

/** A card of the directory, in the organization's colour (specification 2, "Organizations directory"). */
export const OrganizationCard = memo(function OrganizationCard({ organization, priority }: Props) {
  const { name, headquarters, foundingYear, games, achievements, members } = organization
  const links = Object.entries(organization.social).flatMap(([platform, url]) => (url ? [{ platform, url }] : []))

  return (
    <article className={`${card.card} ${organizationAccents[organization.id] ?? ''}`}>
      <div className={card.inner}>
        <div className={styles.top}>
          <Image className={styles.banner} src={bannerUrl(name)} alt="" width={1600} height={500} priority={priority} />
          <TierBadge className={cornerTier} tier={organization.tier} />
          <FollowButton look="tab" kind="organization" id={organization.id} name={name} />
          <Image className={styles.logo} src={organization.logo} alt="" width={120} height={120} priority={priority} />
        </div>
        <div className={card.body}>
          <h2 className={styles.name}>
            <Link to="/organization/$id" params={{ id: organization.id }}>
              {name}
            </Link>
          </h2>
          <p className={styles.place}>
            {headquarters}
            <span className={styles.since}>Since {foundingYear}</span>
          </p>
          <GameTags games={games} />
          <Facts className={styles.figures} facts={{ Achievements: achievements, Members: members }} />
          <footer className={styles.foot}>
            <SocialLinks links={links} owner={name} />
            <GoLink className={styles.open} to="/organization/$id" params={{ id: organization.id }}>
              View Organization
              <span className={visuallyHidden}> {name}</span>
            </GoLink>
          </footer>
        </div>
      </div>
    </article>
  )
})
