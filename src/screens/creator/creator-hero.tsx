import { Mail } from 'lucide-react'
import { FollowButton } from '~/components/follow/follow-button'
import { halo } from '~/components/halo.css'
import { HeroName } from '~/components/hero-name'
import { BackLink } from '~/components/links'
import { TierBadge } from '~/components/tier-badge'
import type { CreatorProfile } from '~/content/creators/types'
import { portraitCutOutUrl } from '~/lib/art'
import { button } from '~/ui/button-class'
import { container } from '~/ui/container.css'
import { Image } from '~/ui/image'
import { Tag } from '~/ui/tag'
import * as styles from './creator-hero.css'

/** The header of a profile: the name hangs from the bar, next to the portrait. */
export function CreatorHero({ creator }: { creator: CreatorProfile }) {
  const { id, name, realName, tier, platform, region, games, bio } = creator

  return (
    <header className={styles.hero}>
      <Image className={styles.banner} src={creator.bannerImage} alt="" width={1600} height={900} priority />
      <span className={`${halo} ${styles.ground}`} aria-hidden="true" />
      <div className={`${container} ${styles.inner}`}>
        <BackLink to="/creators">Back to Creators</BackLink>
        <Image
          className={styles.portrait}
          src={portraitCutOutUrl(realName)}
          alt={`Portrait of ${realName}`}
          width={800}
          height={1000}
          priority
        />
        <div className={styles.text}>
          <HeroName name={name} />
          <div className={styles.about}>
            <p className={styles.facts}>
              <TierBadge tier={tier} />
              <span>
                {realName}, {region}
              </span>
            </p>
            <p className={styles.bio}>{bio}</p>
            <ul className={styles.tags}>
              {[platform, ...games].map((fact) => (
                <li key={fact}>
                  <Tag>{fact}</Tag>
                </li>
              ))}
            </ul>
            <div className={styles.actions}>
              <a href="#contact" className={button({ size: 'small' })}>
                Business contact
                <Mail />
              </a>
              <FollowButton look="small" kind="creator" id={id} name={name} />
            </div>
          </div>
        </div>
      </div>
    </header>
  )
}
