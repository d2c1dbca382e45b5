import type { StreamingAnalytics } from '@akhada/sample-world/creators/types'
import { Section } from '~/components/section'
import { nameMonth } from '~/lib/dates'
import { ColumnChart } from './column-chart'
import * as styles from './streaming.css'

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Streaming analytics: when and how long they are live, and how many watch. */
export function Streaming({ analytics: { months, weekdays, hours } }: { analytics: StreamingAnalytics }) {
  return (
    <Section id="streaming" title="Streaming">
      <div className={styles.charts}>
        <ColumnChart
          title="Viewers by month"
          unit="viewers on average"
          peakUnit="viewers at the peak"
          columns={months.map(({ month, averageViewers, peakViewers }) => ({
            ...toLabels(nameMonth(month)),
            value: averageViewers,
            peak: peakViewers,
          }))}
        />
        <ColumnChart
          title="Hours live by month"
          unit="hours"
          columns={months.map(({ month, hours }) => ({ ...toLabels(nameMonth(month)), value: hours }))}
        />
        <ColumnChart
          title="By weekday"
          unit="viewers on average"
          columns={weekdays.map((value, day) => ({ ...toLabels(weekdayNames[day] ?? ''), value }))}
        />
        <ColumnChart
          title="By hour, IST"
          unit="viewers on average"
          labelEvery={4}
          columns={hours.map((value, hour) => ({ label: String(hour), name: `${hour}:00`, value }))}
        />
      </div>
    </Section>
  )
}

/** "November 2025", and "Nov" below the column. */
const toLabels = (name: string) => ({ name, label: name.slice(0, 3) })
