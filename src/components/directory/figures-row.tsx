import type { Figure } from '~/content/figures/types'
import { container } from '~/ui/container.css'
import { Stat } from '~/ui/stat'
import * as styles from './directory.css'

interface Props {
  figures: readonly Figure[]
  /** What they count, since the page may show another number. */
  note: string
}

/** The marketing figures of a directory, side by side. */
export function FiguresRow({ figures, note }: Props) {
  return (
    <div className={`${container} ${styles.figuresPart}`}>
      <div className={styles.figures}>
        {figures.map(({ value, label }) => (
          <Stat key={label} value={value} label={label} />
        ))}
      </div>
      <p className={styles.figuresNote}>{note}</p>
    </div>
  )
}
