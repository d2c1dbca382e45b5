import type { ReactNode } from 'react'
import { ghostWordUrl } from '~/lib/art'
import { lead as leadStyle } from '~/theme/type.css'
import { container } from '~/ui/container.css'
import { GhostWord } from '~/ui/ghost-word'
import { Heading } from '~/ui/heading'
import { lattice } from '~/ui/lattice.css'
import * as styles from './page-header.css'

interface Props {
  title: string
  /** The Devanagari word drawn large behind the title, by its name in Latin letters. */
  ghost?: string
  /** The link back, above the title. */
  back?: ReactNode
  /** What the page is about, in a sentence or two. */
  lead?: string
  children?: ReactNode
}

/** The header of a page: its one `h1` hanging from the line, before a lattice and a ghost word. */
export function PageHeader({ title, ghost, back, lead, children }: Props) {
  return (
    <header className={styles.header}>
      <div className={`${lattice} ${styles.lattice}`} aria-hidden="true" />
      {ghost && <GhostWord className={styles.ghost} src={ghostWordUrl(ghost)} eager />}
      <div className={`${container} ${styles.inner}`}>
        {back}
        <Heading level={1} size="d1">
          {title}
        </Heading>
        {lead && <p className={leadStyle}>{lead}</p>}
        {children}
      </div>
    </header>
  )
}
