import { ArrowUpRight, Mail } from 'lucide-react'
import { FollowButton } from '~/components/follow/follow-button'
import { PersonHero } from '~/components/hero/person-hero'
import { BackLink } from '~/components/links/links'
import { GameTags } from '~/components/marks/game-tags'
import { TierBadge } from '~/components/marks/tier-badge'
import type { CreatorProfile } from '~/content/creators/types'
import { buttonClass } from '~/ui/button-class'
import { ExternalLink } from '~/ui/external-link'
import { Image } from '~/ui/image'
import * as styles from './creator-hero.css'

/** The header of a creator's profile. */
export function CreatorHero({ creator }: { creator: CreatorProfile }) {
  const { id, name, realName, tier, platform, region, games, bio, social } = creator
  const channel = platform === 'YouTube' ? social.youtube : social.twitch

  return (
    <PersonHero
      className={styles.hero}
      backLink={<BackLink to="/creators">Back to Creators</BackLink>}
      name={name}
      realName={realName}
      banner={<Image className={styles.banner} src={creator.bannerImage} alt="" width={1600} height={900} priority />}
    >
      <div className={styles.about}>
        <p className={styles.facts}>
          <TierBadge tier={tier} />
          <span>
            {realName}, {region}
          </span>
        </p>
        <p className={styles.bio}>{bio}</p>
        <GameTags className={styles.tags} games={[platform, ...games]} />
        <div className={styles.actions}>
          <a href="#contact" className={buttonClass({ size: 'small' })}>
            Business contact
            <Mail />
          </a>
          {channel && (
            <ExternalLink href={channel} className={buttonClass({ variant: 'ghost', size: 'small' })}>
              Watch on {platform}
              <ArrowUpRight />
            </ExternalLink>
          )}
          <FollowButton look="small" kind="creator" id={id} name={name} />
        </div>
      </div>
    </PersonHero>
  )
}
