import type { Note } from '~/content/gaming-guide/types'
import { h5 } from '~/theme/type.css'
import * as styles from './notes.css'

/** Short notes side by side, each below its own hairline. */
export function Notes({ notes, columns, label }: { notes: Note[]; columns: 2 | 3; label?: string }) {
  return (
    <ul className={styles.notes[columns]} aria-label={label}>
      {notes.map(({ title, text }) => (
        <li key={title} className={styles.note}>
          <b className={h5}>{title}</b>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
