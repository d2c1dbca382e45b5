import type { Figure } from '~/content/figures'
import { container } from '~/ui/container.css'
import { Stat } from '~/ui/stat'
import { figures as row } from './directory.css'

/** The marketing figures of a directory, side by side. */
export function FiguresRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className={`${container} ${row}`}>
      {figures.map(({ value, label }) => (
        <Stat key={label} value={value} label={label} />
      ))}
    </div>
  )
}
