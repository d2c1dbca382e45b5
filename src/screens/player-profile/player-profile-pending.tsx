import { container } from '~/ui/container.css'
import { Skeleton } from '~/ui/skeleton'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './profile-hero.css'

/** The skeleton of a profile while its player loads. */
export function PlayerProfilePending() {
  return (
    <div className={styles.hero} role="status">
      <span className={visuallyHidden}>Loading player</span>
      <div className={styles.ground} aria-hidden="true" />
      <div className={`${container} ${styles.inner}`} aria-hidden="true">
        <div className={styles.nameBlock}>
          <span className={styles.nameBar} />
        </div>
        <div className={styles.metaSkeleton}>
          <Skeleton width="260px" height={34} />
          <Skeleton width="340px" height={96} />
          <Skeleton width="300px" height={52} />
        </div>
      </div>
    </div>
  )
}
