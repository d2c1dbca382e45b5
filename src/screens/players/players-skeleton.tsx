import { pageSize } from '~/api/list-params'
import { PlayerCardSkeleton } from '~/components/player/player-card-skeleton'
import * as styles from './players.css'

const places = Array.from({ length: pageSize }, (_, index) => `place-${index}`)

/** Placeholders in the size of the cards, so that nothing shifts when they load. */
export function PlayersSkeleton() {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {places.map((place) => (
        <li key={place}>
          <PlayerCardSkeleton />
        </li>
      ))}
    </ul>
  )
}
