import { Skeleton } from '~/ui/skeleton'
import * as styles from './player-card.css'

/** A placeholder in the size of a player card. */
export function PlayerCardSkeleton() {
  return (
    <div className={`${styles.card} ${styles.farCard} ${styles.placeholder}`}>
      <div className={styles.inner}>
        <div className={styles.picture} />
        <div className={`${styles.body} ${styles.pending}`}>
          <Skeleton width="62%" height={34} />
          <Skeleton width="48%" height={16} />
          <Skeleton width="90%" height={28} />
          <Skeleton width="100%" height={64} />
          <Skeleton width="70%" height={18} />
          <Skeleton width="100%" height={40} />
        </div>
      </div>
    </div>
  )
}
