import { Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import type { Player } from '~/api/player'
import * as card from '~/components/card.css'
import { CompareButton } from '~/components/compare/compare-button'
import { Facts } from '~/components/facts/facts'
import { FollowButton } from '~/components/follow/follow-button'
import { halo } from '~/components/hero/halo.css'
import { GameLink, TeamLink } from '~/components/links/entity-link'
import { GoLink } from '~/components/links/links'
import { SocialLinks } from '~/components/links/social-links'
import { StatusMark } from '~/components/marks/status-mark'
import { TierBadge } from '~/components/marks/tier-badge'
import { cornerTier } from '~/components/marks/tier-badge.css'
import { toneClass } from '~/components/marks/tone.css'
import { InlineSpoiler } from '~/components/spoiler/spoiler'
import { RecordedTournament } from '~/components/tournament/recorded-tournament'
import { pickTone } from '~/lib/tone'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './player-card.css'
import { TagItems } from './tag-items'

interface Props {
  player: Player
  priority?: boolean
  /** The heading level of the name. */
  level?: 2 | 3
}

/** A player among others (specification 2, "Player card"). */
export function PlayerCard({ player, priority, level = 2 }: Props) {
  const Name = `h${level}` as const
  const [last] = player.achievements
  const otherName = player.realName ?? player.inGameName

  return (
    <article className={`${card.card} ${styles.farCard} ${toneClass[pickTone(player.realName ?? player.name)]}`}>
      <div className={card.inner}>
        <div className={styles.picture}>
          <span className={halo} aria-hidden="true" />
          {player.image && (
            <Image className={styles.portrait} src={player.image} alt="" width={400} height={500} priority={priority} />
          )}
          {player.tier && <TierBadge className={cornerTier} tier={player.tier} />}
          <FollowButton look="tab" kind="player" id={player.id} name={player.name} likes={player.likes} />
          <CompareButton player={player} isOnCard />
        </div>
        <div className={styles.body}>
          <Name className={styles.name}>
            <Link to="/players/profile/$id" params={{ id: player.id }} className={styles.nameLink}>
              {player.name}
            </Link>
          </Name>
          <p className={styles.real}>
            <span className={styles.realName}>{otherName}</span>
            <StatusMark status={player.status} />
          </p>
          <Tags player={player} />
          <Facts
            className={styles.stats}
            facts={{ Earnings: player.earnings ?? 'Unknown', Achievements: player.achievements.length }}
          />
          <p className={styles.last}>
            <Trophy />
            <span className={styles.lastText}>
              <span className={visuallyHidden}>Last tournament: </span>
              {last ? (
                <InlineSpoiler instead="Hidden">
                  <RecordedTournament tournament={last.tournament} url={last.url} />
                </InlineSpoiler>
              ) : (
                'No tournament yet'
              )}
            </span>
          </p>
          <div className={styles.foot}>
            <SocialLinks links={player.socialLinks.slice(0, 3)} owner={player.name} />
            <GoLink className={styles.open} to="/players/profile/$id" params={{ id: player.id }}>
              View Profile
              <span className={visuallyHidden}> of {player.name}</span>
            </GoLink>
          </div>
        </div>
      </div>
    </article>
  )
}

function Tags({ player: { team, game, country } }: Pick<Props, 'player'>) {
  const tags = { team: team && <TeamLink name={team} />, game: game && <GameLink name={game} />, country }
  return (
    <ul className={styles.tags}>
      <TagItems facts={tags} />
    </ul>
  )
}
