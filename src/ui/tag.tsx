import type { ReactNode } from 'react'
import { chip } from './tag.css'

/** A small label for a fact. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={chip}>{children}</span>
}
