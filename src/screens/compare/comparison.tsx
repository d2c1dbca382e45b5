import { EarningsSection } from './earnings-section'
import { RecordSection } from './record-section'
import type { Column } from './use-columns'

/** The records of the players, row by row and year by year. */
export function Comparison({ columns }: { columns: readonly Column[] }) {
  return (
    <>
      <RecordSection columns={columns} />
      <EarningsSection columns={columns} />
    </>
  )
}
