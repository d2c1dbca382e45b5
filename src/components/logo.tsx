import { brand } from '~/lib/brand'
import * as styles from './logo.css'

/** The name, hung from the line. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <span className={styles.letters}>{brand.name}</span>
    </span>
  )
}
