import { Link } from '@tanstack/react-router'
import { EarningsChart } from '~/components/earnings-chart/earnings-chart'
import { litBar } from '~/components/earnings-chart/earnings-chart.css'
import { InnerSection } from '~/components/section'
import { formatDollars } from '~/lib/number-format'
import { chooseFullBar, formatShortDollars } from '~/rules/earnings-chart'
import * as styles from './compare.css'
import { ComparisonTable, makeFiguresRow } from './comparison-table'
import { letter as letterStyle } from './comparison-table.css'
import type { ComparedColumn } from './use-columns'

/** How many years fit side by side on a phone; records have eight. The table shows all. */
const yearsInChart = 10

/** Earnings by year: one chart of all players, and its table. */
export function EarningsSection({ columns }: { columns: readonly ComparedColumn[] }) {
  const records = columns.map(({ player }) => player?.earningsByYear ?? [])
  const years = [...new Set(records.flat().map(({ year }) => year))].sort((a, b) => a - b)
  const charted = years.slice(-yearsInChart)
  const amountIn = (year: number) => records.map((record) => record.find((each) => each.year === year)?.amount ?? null)
  const full = chooseFullBar(charted.flatMap(amountIn).map((amount) => amount ?? 0))

  return (
    <InnerSection id="earnings" title="Earnings by year">
      {years.length === 0 ? (
        <p className={styles.note}>No yearly earnings on record.</p>
      ) : (
        <>
          <ul className={styles.legend}>
            {columns.map(
              ({ id, player, letter, toneClass }) =>
                player && (
                  <li key={id} className={toneClass}>
                    <b className={letterStyle} aria-hidden="true">
                      {letter}
                    </b>
                    <Link to="/players/profile/$id" params={{ id: player.id }}>
                      {player.name}
                    </Link>
                  </li>
                ),
            )}
          </ul>
          <EarningsChart
            full={full}
            years={charted.map((year) => ({
              year,
              bars: amountIn(year).map((amount, index) => ({
                amount: amount ?? 0,
                label: amount === null ? '' : (columns[index]?.letter ?? ''),
                className: `${litBar} ${columns[index]?.toneClass ?? ''}`,
              })),
            }))}
          />
          <p className={styles.note} aria-hidden="true">
            A full bar is {formatShortDollars(full)}.
            {years.length > charted.length &&
              ` The bars show the last ${charted.length} years; the table has them all.`}
          </p>
          <ComparisonTable
            caption="Earnings by year"
            columns={columns}
            rows={years.map((year) => makeFiguresRow(String(year), amountIn(year), formatDollars))}
          />
        </>
      )}
    </InnerSection>
  )
}
