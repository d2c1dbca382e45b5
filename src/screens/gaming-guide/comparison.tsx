import { DataTable } from '~/components/facts/data-table'
import type { GamingGuide } from '~/content/gaming-guide/types'
import * as styles from './comparison.css'
import { subtitle } from './gaming-guide.css'

/** Casual and competitive gaming, question by question. */
export function Comparison({ rows }: { rows: GamingGuide['gaming']['compared'] }) {
  return (
    <>
      <h3 className={subtitle}>Casual or competitive</h3>
      <DataTable
        className={styles.table}
        caption="Casual or competitive"
        rows={rows.map(({ question, casual, competitive }) => ({
          Question: question,
          Casual: casual,
          Competitive: competitive,
        }))}
      />
    </>
  )
}
