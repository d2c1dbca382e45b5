import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { Player } from '~/api/player'
import { CompareButton } from '~/components/compare/compare-button'
import { Facts } from '~/components/facts/facts'
import { heroFactList } from '~/components/facts/facts.css'
import { FollowButton } from '~/components/follow/follow-button'
import { halo } from '~/components/hero/halo.css'
import { GameLink, TeamLink } from '~/components/links/entity-link'
import { BackLink } from '~/components/links/links'
import { SocialLinks } from '~/components/links/social-links'
import { StatusMark } from '~/components/marks/status-mark'
import { TierBadge } from '~/components/marks/tier-badge'
import { cutOutUrl } from '~/lib/art'
import { formatWrittenDay } from '~/lib/dates'
import { measureLongestWord } from '~/lib/longest-word'
import { container } from '~/ui/container.css'
import { hasSlantedInitial } from '~/ui/heading'
import { Image } from '~/ui/image'
import * as styles from './profile-hero.css'
import { SharePictureButton } from './share-picture-button'

/** A longer word in a name breaks. */
const mostLetters = 14

/** Header of a profile: the name hangs from the bar, behind the portrait. */
export function ProfileHero({ player }: { player: Player }) {
  const facts = {
    Team: player.team && <TeamLink name={player.team} />,
    Game: player.game && <GameLink name={player.game} />,
    Country: player.country,
    Born: player.birthDate && formatWrittenDay(player.birthDate),
  }
  const letters = measureLongestWord(player.name, 4, mostLetters)

  return (
    <header className={styles.hero}>
      <div className={styles.ground} aria-hidden="true">
        <span className={`${halo} ${styles.heroHalo}`} />
      </div>
      <div className={`${container} ${styles.inner}`}>
        <div className={styles.top}>
          <BackLink to="/players">Back to Players</BackLink>
          <SharePictureButton player={player} />
        </div>
        <div className={styles.nameBlock}>
          <span className={styles.nameBar} aria-hidden="true" />
          <h1
            className={`${hasSlantedInitial(player.name) ? styles.slantedName : styles.name} ${letters < mostLetters ? styles.wholeWords : ''}`}
            style={assignInlineVars({ [styles.letters]: String(letters) })}
          >
            {player.name}
          </h1>
        </div>
        <div className={styles.picture}>
          {player.image && (
            <Image
              className={styles.portrait}
              src={cutOutUrl(player.image)}
              alt={`Portrait of ${player.name}`}
              width={800}
              height={1000}
              priority
            />
          )}
        </div>
        <div className={styles.meta}>
          <div className={styles.row}>
            {player.tier && <TierBadge tier={player.tier} />}
            {player.realName && <p className={styles.realName}>{player.realName}</p>}
            <StatusMark status={player.status} />
          </div>
          <Facts className={`${heroFactList} ${styles.facts}`} facts={facts} />
          <div className={styles.actions}>
            <FollowButton kind="player" id={player.id} name={player.name} likes={player.likes} />
            <span className={styles.compare}>
              <CompareButton player={player} />
            </span>
            <SocialLinks links={player.socialLinks} owner={player.name} boxed />
          </div>
        </div>
      </div>
    </header>
  )
}
