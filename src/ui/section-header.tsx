import type { ReactNode } from 'react'
import { Heading } from './heading'
import * as styles from './section-header.css'

interface Props {
  title: ReactNode
  id?: string
  /** Content at the other end: a link to all, figures, arrows. */
  aside?: ReactNode
}

/** The header of a section: its hanging title, and the line that continues from it. */
export function SectionHeader({ title, id, aside }: Props) {
  return (
    <div className={styles.header}>
      <Heading size="d2" id={id}>
        {title}
      </Heading>
      {aside}
    </div>
  )
}
