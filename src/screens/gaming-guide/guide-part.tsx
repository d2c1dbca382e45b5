import type { ReactNode } from 'react'
import { Heading } from '~/ui/heading'
import * as styles from './gaming-guide.css'

interface Props {
  /** What the links of the contents lead to. */
  id: string
  title: string
  paragraphs?: string[]
  children: ReactNode
}

/** A part of the guide: its hanging title, some paragraphs, and what illustrates them. */
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
