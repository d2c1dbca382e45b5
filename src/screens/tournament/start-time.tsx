import { formatDateTime } from '~/lib/dates'
import * as styles from './stage-section.css'

/** Start of a match in India. */
export const StartTime = ({ time }: { time: string }) => (
  <p className={styles.time}>
    <time dateTime={time}>{formatDateTime(time)}</time>
  </p>
)
