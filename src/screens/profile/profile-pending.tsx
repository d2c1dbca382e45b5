import { Spinner } from '~/ui/spinner'
import * as styles from './profile.css'

/** Shown until the browser knows who is signed in. */
export function ProfilePending() {
  return (
    <div className={styles.pending}>
      <Spinner label="Loading your profile" />
    </div>
  )
}
