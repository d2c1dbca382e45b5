import { pageSize } from '~/api/list-params'
import { PlayerCardSkeleton } from '~/components/player/player-card-skeleton'
import * as styles from './players.css'

const keys = Array.from({ length: pageSize }, (_, index) => `placeholder-${index}`)

/** Placeholders in the size of the cards, so that nothing shifts when they load. */
export function PlayersSkeleton() {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {keys.map((key) => (
        <li key={key}>
          <PlayerCardSkeleton />
        </li>
      ))}
    </ul>
  )
}
