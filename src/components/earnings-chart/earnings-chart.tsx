import { assignInlineVars } from '@vanilla-extract/dynamic'
import { formatShortDollars, scaleBar } from '~/rules/earnings-chart'
import * as styles from './earnings-chart.css'

interface YearBars {
  year: number
  bars: readonly EarningsBar[]
}

interface EarningsBar {
  /** US dollars */
  amount: number
  /** Shown above the bar. */
  label: string
  /** `bar` or `litBar` of the styles, with a tone if it differs from the page's. Unique among the bars of a year. */
  className: string
}

interface Props {
  years: readonly YearBars[]
  /** US dollars of a full bar; a bar beyond that is notched at its top. */
  full: number
}

const gridSteps = [1, 0.75, 0.5, 0.25, 0]

/** Earnings by year, as bars. Hidden from screen readers, which have the table next to it. */
export function EarningsChart({ years, full }: Props) {
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.grid}>
        {gridSteps.map((step) => (
          <span key={step}>{formatShortDollars(step * full)}</span>
        ))}
      </div>
      <ol className={styles.bars}>
        {years.map(({ year, bars }) => (
          <li key={year} className={styles.year}>
            <div className={styles.group}>
              {bars.map(({ amount, label, className }) => (
                <div key={className} className={className}>
                  <b className={styles.amount}>{label}</b>
                  <i
                    className={amount > full ? styles.cappedColumn : styles.column}
                    style={assignInlineVars({ [styles.height]: String(scaleBar(amount, full)) })}
                  />
                </div>
              ))}
            </div>
            <span className={styles.yearLabel}>{year}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
