import { Facts } from '~/components/facts/facts'
import { halo } from '~/components/hero/halo.css'
import { PathLink } from '~/components/links/entity-link'
import { cutName } from '~/components/links/links.css'
import { SocialLinks } from '~/components/links/social-links'
import { TierBadge } from '~/components/marks/tier-badge'
import { cornerTier } from '~/components/marks/tier-badge.css'
import { InlineSpoiler } from '~/components/spoiler/spoiler'
import type { TeamPlayer } from '~/content/organizations/types'
import { Image } from '~/ui/image'
import { Tag } from '~/ui/tag'
import * as styles from './roster-card.css'

/** A player of a team (specification 3, "Team player"). */
export function RosterCard({ player }: { player: TeamPlayer }) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <span className={halo} aria-hidden="true" />
        <Image className={styles.portrait} src={player.profileImage} alt="" width={400} height={500} />
        <TierBadge className={cornerTier} tier={player.tier} />
      </div>
      <div className={styles.body}>
        <h4 className={styles.name}>
          <PathLink path={player.playerId && `/players/profile/${player.playerId}`} className={cutName}>
            {player.name}
          </PathLink>
        </h4>
        <p className={styles.real}>{player.realName}</p>
        <p className={styles.chips}>
          <Tag>{player.role}</Tag>
          <Tag>{player.type}</Tag>
          <Tag>{player.region}</Tag>
        </p>
        <p className={styles.achievements}>
          <InlineSpoiler>
            <PathLink path={player.tournamentPath}>{player.achievements}</PathLink>
          </InlineSpoiler>
        </p>
        <Facts className={styles.figures} facts={{ Earnings: player.earnings, MVP: player.mvp }} />
        <SocialLinks owner={player.name} links={player.socialLinks} />
      </div>
    </article>
  )
}
