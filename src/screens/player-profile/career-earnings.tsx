import type { Player } from '~/api/player'
import { EarningsChart } from '~/components/earnings-chart/earnings-chart'
import { bar, litBar } from '~/components/earnings-chart/earnings-chart.css'
import { DataTable } from '~/components/facts/data-table'
import { formatDollars } from '~/lib/number-format'
import { formatShortDollars, fullBarAmount } from '~/rules/earnings-chart'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './career-earnings.css'

/** Career Earnings with a bar per year, and a visually hidden data table. */
export function CareerEarnings({ player: { earnings, earningsByYear: years } }: { player: Player }) {
  const best = Math.max(0, ...years.map(({ amount }) => amount))

  return (
    <section className={styles.box} aria-labelledby="career-earnings">
      <div className={styles.text}>
        <h2 className={styles.title} id="career-earnings">
          Career Earnings
        </h2>
        <p className={styles.total}>{earnings ?? 'Unknown'}</p>
        {years.length === 0 && <p className={styles.note}>No yearly earnings on record.</p>}
        {years.some(({ amount }) => amount > fullBarAmount) && (
          <p className={styles.note} aria-hidden="true">
            A full bar is {formatDollars(fullBarAmount)} a year. A notch means more.
          </p>
        )}
      </div>
      {years.length > 0 && (
        <>
          <EarningsChart
            full={fullBarAmount}
            years={years.map(({ year, amount }) => ({
              year,
              bars: [
                { amount, label: formatShortDollars(amount), className: amount === best && best > 0 ? litBar : bar },
              ],
            }))}
          />
          <DataTable
            className={visuallyHidden}
            caption="Earnings by year"
            rows={years.map(({ year, amount }) => ({ Year: year, Earnings: formatDollars(amount) }))}
          />
        </>
      )}
    </section>
  )
}
