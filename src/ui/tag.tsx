import type { ReactNode } from 'react'
import { tag } from './tag.css'

/** A chip with a fact on a card, such as a game or a country. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={tag}>{children}</span>
}
