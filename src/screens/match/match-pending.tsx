import { container } from '~/ui/container.css'
import { Skeleton } from '~/ui/skeleton'
import * as styles from './match-hero.css'

/** The id in the path of the file that a static host sends for every match. */
export const shellId = '_'

/** Shown while a match loads. */
export function MatchPending() {
  return (
    <header className={styles.hero} aria-busy="true">
      <div className={`${container} ${styles.pending}`}>
        <h1 className={styles.pendingTitle}>Loading match</h1>
        <Skeleton bars={['220px 18', '74% 64', '58% 64', '300px 24']} />
      </div>
    </header>
  )
}
