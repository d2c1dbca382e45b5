import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { FeaturedTournament } from '~/content/featured/types'
import { Image } from '~/ui/image'
import * as styles from './featured-thumbnails.css'

interface Props {
  tournaments: FeaturedTournament[]
  /** The current slide; counts on after the last one. */
  position: number
  onMove: (steps: number) => void
}

/**
 * The strip of thumbnails: 3.5 per view, in a loop. It has every slide twice. Keyboard and screen readers get only those from the
 * current slide on; the copies on both sides move into view and out of it.
 */
export function FeaturedThumbnails({ tournaments, position, onMove }: Props) {
  const count = tournaments.length
  const first = position - count + 1
  const places = Array.from({ length: 2 * count }, (_, index) => first + index)
  return (
    <div className={styles.viewport}>
      <div
        className={styles.track}
        style={assignInlineVars({ [styles.position]: `${position}`, [styles.first]: `${first}` })}
      >
        {places.map((place) => {
          const tournament = tournaments.at(place % count)
          const isCopy = place < position || place >= position + count
          return (
            tournament && (
              <button
                key={place}
                type="button"
                className={`${styles.thumbnail} ${place === position ? styles.active : ''}`}
                aria-label={`Show ${tournament.name}`}
                aria-current={place === position ? 'true' : undefined}
                aria-hidden={isCopy}
                tabIndex={isCopy ? -1 : undefined}
                onClick={() => onMove(place - position)}
              >
                <Image className={styles.picture} src={tournament.image} alt="" width={320} height={180} />
                <span className={styles.name}>{tournament.name}</span>
              </button>
            )
          )
        })}
      </div>
    </div>
  )
}
