import { createElement } from 'react'
import * as styles from './tabular-number.css'

/** A figure with digits of equal width, for columns, never for headlines (design.md 3). Screen readers get one text. */
export function TabularNumber({ children }: { children: string }) {
  const pieces = children.split(/(\d)/).map((piece) => (/^\d$/.test(piece) ? createElement('i', null, piece) : piece))
  return createElement('span', { className: styles.num, role: 'img', 'aria-label': children }, ...pieces)
}
