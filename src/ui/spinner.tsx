import * as styles from './spinner.css'
import { visuallyHidden } from './visually-hidden.css'

/** Two octagon rings that turn against each other. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className={styles.spinner}>
      <span className={visuallyHidden}>{label}</span>
      <span className={styles.outer} />
      <span className={styles.inner} />
    </span>
  )
}
