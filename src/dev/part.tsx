import type { ReactNode } from 'react'
import * as styles from './parts.css'
import { looks } from './parts.css'

interface Props {
  /** The name of the part, and the id of its section. */
  name: string
  /** How it looks in each state, by the caption above. */
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

/** Renders a state for each name. */
export const mapStates = <Name extends string>(names: readonly Name[], render: (name: Name) => ReactNode) =>
  Object.fromEntries(names.map((name) => [name, render(name)]))
