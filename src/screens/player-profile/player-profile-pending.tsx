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
        <div className={styles.meta}>
          <Skeleton className={styles.pending} bars={['260px 34', '340px 96', '300px 52']} />
        </div>
      </div>
    </div>
  )
}
