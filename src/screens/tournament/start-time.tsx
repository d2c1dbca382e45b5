import { formatDateTime } from '~/lib/dates'
import * as styles from './stage-section.css'

/** The start of a match, in Indian time. */
export const StartTime = ({ time }: { time: string }) => (
  <p className={styles.time}>
    <time dateTime={time}>{formatDateTime(time)}</time>
  </p>
)
