import { DataTable } from '~/components/facts/data-table'
import { formatShort } from '~/lib/number-format'
import { listWords } from '~/lib/words'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './column-chart.css'

interface Column {
  /** A few letters, below the column. */
  label: string
  /** The same in full. */
  name: string
  value: number
  peak?: number
}

interface Props {
  title: string
  /** What the columns count. */
  unit: string
  /** What the part above them counts, if there is one. */
  peakUnit?: string
  columns: readonly Column[]
  /** Shows the label of every n-th column, if they don't all fit. */
  labelEvery?: number
}

/** A column chart, its highest column in the accent colour, with a visually hidden data table. */
export function ColumnChart({ title, unit, peakUnit, columns, labelEvery = 1 }: Props) {
  const measures = listMeasures(columns, unit, peakUnit)
  const top = Math.max(1, ...measures.map(({ highest }) => highest))
  return (
    <figure className={styles.frame}>
      <figcaption>
        <b className={styles.title}>{title}</b>
        {measures.map(({ unit, values, highest, look }) => (
          <span key={unit} className={styles.note}>
            <i className={`${styles.swatch} ${look}`} aria-hidden="true" />
            Most: {listWords(columns.filter((_, index) => values[index] === highest).map(({ name }) => name))},{' '}
            {formatShort(highest)} {unit}
          </span>
        ))}
      </figcaption>
      <div className={styles.chart} aria-hidden="true">
        {columns.map(({ label, name }, index) => (
          <span key={name} className={styles.column}>
            <span className={styles.pile}>
              {measures.map(({ unit, values, highest, look }, level) => {
                const value = values[index] ?? 0
                const below = measures[level - 1]?.values[index] ?? 0
                return (
                  <i
                    key={unit}
                    className={`${styles.piece} ${look} ${value === highest ? styles.highest : ''}`}
                    data-percent={Math.round(((value - below) / top) * 100)}
                  >
                    {value > 0 && <b className={styles.figure}>{formatShort(value)}</b>}
                  </i>
                )
              })}
            </span>
            <span className={styles.label}>{index % labelEvery === 0 && label}</span>
          </span>
        ))}
      </div>
      <DataTable
        className={visuallyHidden}
        caption={title}
        rows={columns.map(({ name }, index) => ({
          '': name,
          ...Object.fromEntries(measures.map(({ unit, values }) => [unit, formatShort(values[index] ?? 0)])),
        }))}
      />
    </figure>
  )
}

/** What the chart counts, from the bottom up. */
function listMeasures(columns: readonly Column[], unit: string, peakUnit: string | undefined) {
  const measures = [
    { unit, values: columns.map(({ value }) => value), look: styles.solid },
    ...(peakUnit ? [{ unit: peakUnit, values: columns.map(({ peak }) => peak ?? 0), look: styles.rise }] : []),
  ]
  return measures.map((measure) => ({ ...measure, highest: Math.max(...measure.values) }))
}
