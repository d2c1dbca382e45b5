import type { ReactNode } from 'react'
import * as styles from './stat.css'

/** A figure that hangs from the line, and what it counts. */
export function Stat({ value, label }: { value: ReactNode; label: string }) {
  return (
    <p className={styles.stat}>
      <b className={styles.value}>{value}</b>
      <span className={styles.label}>{label}</span>
    </p>
  )
}
