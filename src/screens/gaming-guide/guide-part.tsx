import type { ReactNode } from 'react'
import { Heading } from '~/ui/heading'
import * as styles from './gaming-guide.css'

interface Props {
  /** The fragment that the table of contents links to. */
  id: string
  title: string
  paragraphs?: string[]
  children: ReactNode
}

/** A part of the guide: its hanging title, some paragraphs, and their illustrations. */
export function GuidePart({ id, title, paragraphs = [], children }: Props) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <Heading level={2} size="d2" id={`${id}-title`}>
        {title}
      </Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {children}
    </section>
  )
}
