import { assignInlineVars } from '@vanilla-extract/dynamic'
import { formatFollowers } from '~/lib/followers'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './column-chart.css'

interface Props {
  title: string
  /** What the heights count. */
  unit: string
  columns: readonly { label: string; value: number }[]
  /** Prints the label of every so manieth column, where all would not fit. */
  labelEvery?: number
}

/** Columns over a common ground, the highest in the accent with its figure; the table behind them is for those who read rather than look. */
export function ColumnChart({ title, unit, columns, labelEvery = 1 }: Props) {
  const highest = Math.max(1, ...columns.map(({ value }) => value))
  return (
    <figure>
      <figcaption className={styles.title}>{title}</figcaption>
      <div className={styles.chart} aria-hidden="true">
        {columns.map(({ label, value }, index) => (
          <span key={label} className={value === highest ? styles.bestColumn : styles.column}>
            <b className={styles.figure}>{value === highest && formatFollowers(value)}</b>
            <i
              className={styles.bar}
              style={assignInlineVars({ [styles.height]: `${((value / highest) * 100).toFixed(1)}%` })}
            />
            <span className={styles.label}>{index % labelEvery === 0 && label}</span>
          </span>
        ))}
      </div>
      <table className={visuallyHidden}>
        <caption>
          {title}, {unit}
        </caption>
        <tbody>
          {columns.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatFollowers(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
