import type { ReactNode } from 'react'
import { chip } from './chip.css'

/** A short fact. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className={chip}>{children}</span>
}
