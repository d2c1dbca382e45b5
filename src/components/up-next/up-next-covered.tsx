import { instead } from '~/components/spoiler/spoiler.css'
import type { UpNextEntry } from '~/content/schedule/types'
import type { FollowReasons } from './list-up-next'
import * as styles from './up-next.css'

/** Whether an entry is listed only because of a result: a follow got that far. */
export const isListedByResult = (entry: UpNextEntry | FollowReasons): boolean =>
  'followedNames' in entry && entry.followedNames.length === 0

/** Tells visitors who avoid spoilers that some entries are covered. */
export function UpNextCovered({ entries }: { entries: readonly FollowReasons[] }) {
  if (!entries.some(isListedByResult)) return null
  return (
    <div className={instead}>
      <p className={styles.text}>Some matches are hidden because they’d give away results.</p>
    </div>
  )
}
