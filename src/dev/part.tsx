import type { ReactNode } from 'react'
import * as styles from './parts.css'

interface Props {
  /** What it is called, and the id of its place on the page. */
  name: string
  children: ReactNode
}

/** One part of the design with its states. */
export function Part({ name, children }: Props) {
  return (
    <section id={name} className={styles.part} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  )
}

/** A state of a part, with its name above. */
export function State({ name, wide = false, children }: Props & { wide?: boolean }) {
  return (
    <div className={wide ? styles.wideState : styles.state}>
      <p className={styles.stateName}>{name}</p>
      {children}
    </div>
  )
}
