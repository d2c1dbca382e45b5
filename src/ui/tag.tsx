import type { ReactNode } from 'react'
import { tag } from './tag.css'

/** A fact of a card in a chip, such as a game or a country. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={tag}>{children}</span>
}
