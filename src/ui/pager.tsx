import type { ReactNode } from 'react'
import * as styles from './pager.css'

interface Props {
  page: number
  pages: number
  previous: ReactNode
  next: ReactNode
}

/** The page number between the links to the previous and the next page. */
export function Pager({ page, pages, previous, next }: Props) {
  return (
    <nav className={styles.pager} aria-label="Pages">
      {previous}
      <p className={styles.place}>
        Page {page} of {pages}
      </p>
      {next}
    </nav>
  )
}
