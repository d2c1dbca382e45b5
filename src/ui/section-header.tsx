import type { ReactNode } from 'react'
import { Heading } from './heading'
import * as styles from './section-header.css'

interface Props {
  title: string
  id?: string
  /** What stands at the other end: a link to all, figures, arrows. */
  aside?: ReactNode
}

/** The head of a section as wide as the page: its hanging title, and the line that goes on from it. */
export function SectionHeader({ title, id, aside }: Props) {
  return (
    <div className={styles.head}>
      <Heading level={2} size="d2" id={id}>
        {title}
      </Heading>
      {aside}
    </div>
  )
}
