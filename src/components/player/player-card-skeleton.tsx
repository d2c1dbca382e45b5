import * as card from '~/components/card.css'
import { Skeleton } from '~/ui/skeleton'
import * as styles from './player-card.css'

/** A placeholder in the size of a player card. */
export function PlayerCardSkeleton() {
  return (
    <div className={`${card.card} ${styles.farCard} ${styles.placeholder}`}>
      <div className={card.inner}>
        <div className={styles.picture} />
        <div className={styles.body}>
          <Skeleton className={styles.pending} bars={['62% 34', '48% 16', '90% 28', '100% 64', '70% 18', '100% 40']} />
        </div>
      </div>
    </div>
  )
}

/** Placeholders in a list, in the size of the cards, so that nothing shifts when they load. */
export const PlayerCardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => `placeholder-${index}`).map((key) => (
    <li key={key} aria-hidden="true">
      <PlayerCardSkeleton />
    </li>
  ))
