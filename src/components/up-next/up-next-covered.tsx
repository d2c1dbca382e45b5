import { instead } from '~/components/spoiler/spoiler.css'
import type { UpNextEntry } from '~/content/schedule/types'
import type { FollowReasons } from './list-up-next'
import * as styles from './up-next.css'

/** Whether an entry is listed only because of a result: a follow got that far. */
export const isListedByResult = (entry: UpNextEntry | FollowReasons): boolean =>
  'followedNames' in entry && entry.followedNames.length === 0

/** Tells visitors who avoid spoilers that some entries may be covered. Shown even if none is: its absence would tell who is out. */
export const UpNextCovered = () => (
  <div className={instead}>
    <p className={styles.text}>Matches that would give away results are hidden.</p>
  </div>
)
