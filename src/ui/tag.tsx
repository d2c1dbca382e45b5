import type { ReactNode } from 'react'
import { chip } from './tag.css'

/** A short fact. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={chip}>{children}</span>
}
