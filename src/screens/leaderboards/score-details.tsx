import type { ReactNode } from 'react'
import { summary } from '~/components/disclosure.css'
import { formatIndian } from '~/lib/number-format'
import { plural } from '~/lib/words'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './score-details.css'

interface Addend {
  key: string | number
  /** The tournament, as a link where it has a page. */
  source: ReactNode
  how: string
  points: number
}

interface Props {
  name: string
  /** Within a week; above 0 is better, null means new. */
  change: number | null
  unit: 'rank' | 'point'
  addends: readonly Addend[]
}

/** How a rank or a score changed within a week, if it did. When opened, how it adds up, tournament by tournament. */
export function ScoreDetails({ name, change, unit, addends }: Props) {
  return (
    <div className={styles.score}>
      {change !== 0 && (
        <p className={styles.change[change === null || change > 0 ? 'up' : 'down']}>
          {describeChange(change, unit)} <span className={styles.since}>since last week</span>
        </p>
      )}
      {addends.length > 0 && (
        <details className={styles.details}>
          <summary className={summary}>
            How it adds up<span className={visuallyHidden}> for {name}</span>
          </summary>
          <ul className={styles.addends}>
            {addends.map(({ key, source, how, points }) => (
              <li key={key} className={styles.addend}>
                <span className={styles.source}>{source}</span>
                <span className={styles.how}>{how}</span>
                <span className={styles.points}>{formatIndian(points)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function describeChange(change: number | null, unit: Props['unit']): string {
  if (change === null) return 'New'
  return `${change > 0 ? 'Up' : 'Down'} ${plural(Math.abs(change), unit)}`
}
