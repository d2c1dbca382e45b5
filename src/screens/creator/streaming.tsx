import { ColumnChart } from '~/components/column-chart'
import { type StreamingAnalytics, weekdayNames } from '~/content/creator-profiles'
import { formatMonth } from '~/lib/dates'
import { SectionHead } from '~/ui/section-head'
import { section, wrap } from '~/ui/wrap.css'
import * as styles from './streaming.css'

/** Streaming analytics: when they are live, and how many watch. */
export function Streaming({ analytics: { months, weekdays, hours } }: { analytics: StreamingAnalytics }) {
  const inMonth = (month: string) => formatMonth(`${month}-15T12:00:00+05:30`)
  return (
    <section className={section} aria-labelledby="streaming">
      <div className={wrap}>
        <SectionHead title="Streaming" id="streaming" />
        <div className={styles.charts}>
          <div className={styles.wide}>
            <ColumnChart
              title="Viewers by month"
              unit="viewers on average"
              columns={months.map(({ month, averageViewers }) => ({
                label: inMonth(month).slice(0, 3) + inMonth(month).slice(-2),
                value: averageViewers,
              }))}
            />
          </div>
          <ColumnChart
            title="By weekday"
            unit="viewers on average"
            columns={weekdays.map((value, day) => ({ label: weekdayNames[day]?.slice(0, 3) ?? '', value }))}
          />
          <ColumnChart
            title="By hour, IST"
            unit="viewers on average"
            labelEvery={4}
            columns={hours.map((value, hour) => ({ label: `${hour}:00`, value }))}
          />
        </div>
      </div>
    </section>
  )
}
