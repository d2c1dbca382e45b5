import { Spinner } from '~/ui/spinner'
import * as styles from './account.css'

/** Shown until hydration: the session is known in the browser only. */
export function AccountPending() {
  return (
    <div className={styles.pending}>
      <Spinner label="Loading your profile" />
    </div>
  )
}
