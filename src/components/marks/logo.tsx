import { Link } from '@tanstack/react-router'
import { brand } from '~/lib/brand'
import * as styles from './logo.css'

/** The name, hung from the line: a link to the home page. */
export function Logo() {
  return (
    <Link to="/" aria-label={`${brand.name}, home`}>
      <span className={styles.logo}>
        <span className={styles.letters}>{brand.name}</span>
      </span>
    </Link>
  )
}
