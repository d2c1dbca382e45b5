import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './status-mark.css'

/** What a player is doing, as sent; nothing when the status is unknown or inActive (specification 9). */
export function StatusMark({ status }: { status: string | null }) {
  if (!status || status.toLowerCase() === 'inactive') return null
  return (
    <span className={status.toLowerCase() === 'active' ? styles.active : styles.other}>
      <span className={visuallyHidden}>Status: </span>
      {status}
    </span>
  )
}
