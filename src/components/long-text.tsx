import type { ReactNode } from 'react'
import { Heading } from '~/ui/heading'
import { contents, contentsLink } from './contents.css'
import * as styles from './long-text.css'

/** The contents of a long text, next to it. */
export const Contents = ({ parts }: { parts: readonly { id: string; title: string }[] }) => (
  <nav id="contents" className={contents} aria-label="On this page">
    <ol className={styles.contentsList}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={contentsLink}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)

interface Props {
  /** The fragment that the table of contents links to. */
  id: string
  title: string
  size?: 'd2' | 'd3'
  paragraphs?: string[]
  children?: ReactNode
}

/** A part of a long text: its hanging title, some paragraphs, and what belongs to them. */
export function TextPart({ id, title, size = 'd2', paragraphs = [], children }: Props) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <Heading size={size} id={`${id}-title`}>
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
