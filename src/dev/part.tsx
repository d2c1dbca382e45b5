import type { ReactNode } from 'react'
import * as styles from './parts.css'
import { looks } from './parts.css'

interface Props {
  /** What it is called, and the id of its place on the page. */
  name: string
  /** What it looks like, by the name above it. */
  states: Record<string, ReactNode>
  look?: keyof typeof looks
}

/** One part of the design with its states. */
export function Part({ name, states, look = 'narrow' }: Props) {
  return (
    <section id={name} className={styles.part} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.states}>
        {Object.entries(states).map(([state, content]) => (
          <div key={state} className={looks[look]}>
            <p className={styles.stateName}>{state}</p>
            {content}
          </div>
        ))}
      </div>
    </section>
  )
}

/** A state for each of some values, by its name. */
export const mapStates = <Name extends string>(names: readonly Name[], render: (name: Name) => ReactNode) =>
  Object.fromEntries(names.map((name) => [name, render(name)]))
