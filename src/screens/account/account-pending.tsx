import { Spinner } from '~/ui/spinner'
import * as styles from './account.css'

/** Shown until the browser knows who is signed in. */
export function AccountPending() {
  return (
    <div className={styles.pending}>
      <Spinner label="Loading your profile" />
    </div>
  )
}
