import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import * as card from '~/components/card.css'
import { Facts } from '~/components/facts/facts'
import { figureList } from '~/components/facts/facts.css'
import { FollowButton } from '~/components/follow/follow-button'
import { halo } from '~/components/hero/halo.css'
import { GoLink } from '~/components/links/links'
import { SocialLinks } from '~/components/links/social-links'
import { GameTags } from '~/components/marks/game-tags'
import { TierBadge } from '~/components/marks/tier-badge'
import { cornerTier } from '~/components/marks/tier-badge.css'
import { toneClass } from '~/components/marks/tone.css'
import * as playerCard from '~/components/player/player-card.css'
import type { Creator } from '~/content/creators/types'
import { formatShort } from '~/lib/number-format'
import { pickTone } from '~/lib/tone'
import { nameAudience } from '~/lib/words'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './creator-card.css'

/** The accounts of a creator in the directory (specification 3); only the profile shows Twitter. */
const accounts = ['youtube', 'instagram', 'twitch'] as const

/** A card of the creators directory (specification 2, "Creators"), built like a player card. */
export const CreatorCard = memo(function CreatorCard({ creator, priority }: { creator: Creator; priority?: boolean }) {
  const { name, realName, platform, subscribers, averageViews, engagement, games, region, stats } = creator
  const links = accounts.flatMap((account) => {
    const url = creator.social[account]
    return url ? [{ platform: account, url }] : []
  })

  return (
    <article className={`${card.card} ${styles.card} ${toneClass[pickTone(realName)]}`}>
      <div className={card.inner}>
        <div className={playerCard.picture}>
          <span className={halo} aria-hidden="true" />
          <Image
            className={playerCard.portrait}
            src={creator.image}
            alt=""
            width={400}
            height={500}
            priority={priority}
          />
          <TierBadge className={cornerTier} tier={creator.tier} />
          <FollowButton look="tab" kind="creator" id={creator.id} name={name} />
        </div>
        <div className={playerCard.body}>
          <h2 className={`${playerCard.name} ${styles.name}`}>
            <Link to="/creators/$id" params={{ id: creator.id }} className={playerCard.nameLink}>
              {name}
            </Link>
          </h2>
          <p className={playerCard.real}>
            <span className={playerCard.realName}>{realName}</span>
            <span>{region}</span>
          </p>
          <GameTags className={playerCard.tags} games={[platform, ...games]} />
          <Facts
            className={`${figureList} ${styles.figures}`}
            facts={{
              [nameAudience(platform)]: formatShort(subscribers),
              [platform === 'YouTube' ? 'Avg. views' : 'Avg. viewers']: formatShort(averageViews),
              Engagement: `${engagement}%`,
              'Peak viewers': formatShort(stats.peakViewers),
              'Live weekly': `${stats.avgStreamHours} h`,
              Deals: stats.brandDeals,
            }}
          />
          <div className={playerCard.foot}>
            <SocialLinks links={links} owner={name} />
            <GoLink className={playerCard.open} to="/creators/$id" params={{ id: creator.id }}>
              View
              <span className={visuallyHidden}> {name}</span>
            </GoLink>
          </div>
        </div>
      </div>
    </article>
  )
})
