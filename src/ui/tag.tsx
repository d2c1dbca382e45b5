import type { ReactNode } from 'react'
import { tag } from './tag.css'

/** A small label for a fact. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={tag}>{children}</span>
}
