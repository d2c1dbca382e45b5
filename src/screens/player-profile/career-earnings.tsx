import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { YearEarnings } from '~/api/player'
import { dollars } from '~/lib/number-format'
import { barHeight, fullBarAmount, shortDollars } from '~/rules/earnings-chart'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './career-earnings.css'

interface Props {
  total: string | null
  years: readonly YearEarnings[]
}

const gridSteps = [1, 0.75, 0.5, 0.25, 0]

/** Career Earnings with a bar per year, and a visually hidden data table. */
export function CareerEarnings({ total, years }: Props) {
  const best = Math.max(0, ...years.map(({ amount }) => amount))

  return (
    <section className={styles.box} aria-labelledby="career-earnings">
      <div className={styles.text}>
        <h2 className={styles.title} id="career-earnings">
          Career Earnings
        </h2>
        <p className={styles.total}>{total ?? 'Not known'}</p>
        {years.some(({ amount }) => amount > fullBarAmount) && (
          <p className={styles.note}>A bar is full at {dollars(fullBarAmount)} a year; a notched one goes beyond.</p>
        )}
      </div>
      {years.length === 0 ? (
        <p className={styles.note}>No earnings by year are on record.</p>
      ) : (
        <>
          <div className={styles.chart} aria-hidden="true">
            <div className={styles.grid}>
              {gridSteps.map((step) => (
                <span key={step}>{shortDollars(step * fullBarAmount)}</span>
              ))}
            </div>
            <ol className={styles.bars}>
              {years.map(({ year, amount }) => (
                <li key={year} className={amount === best && best > 0 ? styles.bestBar : styles.bar}>
                  <b className={styles.amount}>{shortDollars(amount)}</b>
                  <i
                    className={amount > fullBarAmount ? styles.cappedColumn : styles.column}
                    style={assignInlineVars({ [styles.height]: String(barHeight(amount)) })}
                  />
                  <span className={styles.year}>{year}</span>
                </li>
              ))}
            </ol>
          </div>
          <table className={visuallyHidden}>
            <caption>Earnings by year</caption>
            <thead>
              <tr>
                <th scope="col">Year</th>
                <th scope="col">Earnings</th>
              </tr>
            </thead>
            <tbody>
              {years.map(({ year, amount }) => (
                <tr key={year}>
                  <th scope="row">{year}</th>
                  <td>{dollars(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
