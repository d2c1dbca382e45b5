import { ArrowRight, CirclePlay } from 'lucide-react'
import { Facts } from '~/components/facts/facts'
import { factList } from '~/components/facts/facts.css'
import { FollowButton } from '~/components/follow/follow-button'
import { heroInner } from '~/components/hero/hero.css'
import { HeroName } from '~/components/hero/hero-name'
import { BackLink } from '~/components/links/links'
import { TierBadge } from '~/components/marks/tier-badge'
import type { OrganizationProfile } from '~/content/organizations/types'
import { buttonClass } from '~/ui/button-class'
import { container } from '~/ui/container.css'
import { ExternalLink } from '~/ui/external-link'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './organization-hero.css'

/** The header of an organization's page: the name hangs from a bar in its colour, in front of its banner. */
export function OrganizationHero({ profile }: { profile: OrganizationProfile }) {
  const { name, headquarters, foundedYear, socialLinks } = profile
  const { discord, youtube } = socialLinks

  return (
    <header className={styles.hero}>
      <Image className={styles.banner} src={profile.bannerUrl} alt="" width={1600} height={500} priority />
      <Image className={styles.crest} src={profile.logoUrl} alt="" width={640} height={640} priority />
      <div className={`${container} ${heroInner}`}>
        <BackLink to="/organization" parent="Organizations" />
        <div className={styles.text}>
          <HeroName name={name} />
          <Facts
            className={`${factList} ${styles.facts}`}
            facts={{ Tier: <TierBadge tier={profile.tier} />, Founded: foundedYear, Headquarters: headquarters }}
          />
          <div className={styles.actions}>
            {discord && (
              <ExternalLink className={buttonClass()} href={discord.url}>
                Join Our Community
                <span className={visuallyHidden}> on Discord</span>
                <ArrowRight />
              </ExternalLink>
            )}
            {youtube && (
              <ExternalLink className={buttonClass({ variant: 'ghost' })} href={youtube.url}>
                Watch Highlights
                <span className={visuallyHidden}> on YouTube</span>
                <CirclePlay />
              </ExternalLink>
            )}
            <FollowButton kind="organization" id={profile.id} name={name} />
          </div>
        </div>
      </div>
    </header>
  )
}
