import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import * as card from '~/components/card.css'
import { Facts } from '~/components/facts/facts'
import { figureList } from '~/components/facts/facts.css'
import { FollowButton } from '~/components/follow/follow-button'
import { gameAccents } from '~/components/marks/accents.css'
import { genreNames } from '~/content/games/genre-names'
import type { Game } from '~/content/games/types'
import { Image } from '~/ui/image'
import { Tag } from '~/ui/tag'
import * as styles from './game-card.css'

/** A game of the hub in its own colour; the whole card links to its page (specification 2, "Esports hub"). */
export const GameCard = memo(function GameCard({ game, priority }: { game: Game; priority?: boolean }) {
  return (
    <article className={`${card.card} ${gameAccents[game.id] ?? ''}`}>
      <div className={card.inner}>
        <div className={styles.art}>
          <Image
            className={card.picture}
            src={game.logo}
            hasFallback
            alt=""
            width={640}
            height={360}
            priority={priority}
          />
          {game.live > 0 && <span className={styles.live}>{game.live} ongoing</span>}
          <FollowButton look="tab" kind="game" id={game.id} name={game.name} />
        </div>
        <div className={card.body}>
          <h2 className={styles.name}>
            <Link className={card.link} to="/esports/$id" params={{ id: game.id }}>
              {game.name}
            </Link>
          </h2>
          <p className={styles.tagline}>{game.tagline}</p>
          <Facts
            className={`${figureList} ${styles.facts}`}
            facts={{ Viewers: game.viewers, Tournaments: game.tournaments }}
          />
          <p className={styles.genre}>
            <Tag>{genreNames[game.genre]}</Tag>
          </p>
        </div>
      </div>
    </article>
  )
})
