import { assignInlineVars } from '@vanilla-extract/dynamic'
import { FollowButton } from '~/components/follow/follow-button'
import { heroInner, heroPicture, heroText } from '~/components/hero/hero.css'
import { letters } from '~/components/hero/hero-name.css'
import { BackLink } from '~/components/links/links'
import { genreNames } from '~/content/games/genre-names'
import type { Game } from '~/content/games/types'
import { measureLongestWord } from '~/lib/longest-word'
import { container } from '~/ui/container.css'
import { hasSlantedInitial } from '~/ui/heading'
import { Image } from '~/ui/image'
import { Tag } from '~/ui/tag'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './game-hero.css'

/** Header of a game page: the name hangs from the bar, in front of the key image. */
export function GameHero({ game }: { game: Game }) {
  return (
    <header className={styles.hero}>
      <Image className={heroPicture} src={game.logo} alt="" width={1600} height={900} priority />
      <div className={`${container} ${heroInner}`}>
        <BackLink to="/esports">
          Back
          <span className={visuallyHidden}> to Esports</span>
        </BackLink>
        <div className={heroText}>
          <h1
            className={hasSlantedInitial(game.name) ? styles.slantedName : styles.name}
            style={assignInlineVars({ [letters]: String(measureLongestWord(game.name, 5)) })}
          >
            <span>{game.name}</span>
          </h1>
          <div className={styles.chips}>
            <Tag>{genreNames[game.genre]}</Tag>
            {game.live > 0 && <span className={styles.live}>Ongoing</span>}
          </div>
          <FollowButton kind="game" id={game.id} name={game.name} />
        </div>
      </div>
    </header>
  )
}
