import { DataTable } from '~/components/facts/data-table'
import type { GamingGuide } from '~/content/gaming-guide/types'
import { Checkbox } from '~/ui/checkbox'
import { subtitle } from './gaming-guide.css'
import * as styles from './incomes.css'

/** What six kinds of work pay, and a checklist before making a living from it. */
export function Incomes({ incomes: { rows, note, risks } }: { incomes: GamingGuide['incomes'] }) {
  return (
    <>
      <DataTable
        className={styles.table}
        caption="Income by work"
        rows={rows.map(({ work, amount, per, basis, text }) => ({
          Work: work,
          Range: (
            <>
              <b className={styles.amount}>{amount}</b>
              <span className={styles.per}>
                {per} ({basis})
              </span>
            </>
          ),
          'What to know': text,
        }))}
      />
      <p className={styles.note}>{note}</p>
      <h3 id="risks" className={subtitle}>
        Before you count on it: a risk checklist
      </h3>
      <p className={styles.how}>
        Tick what’s true for you. Until all seven are, keep studying or working too. Your ticks aren’t saved.
      </p>
      <ul aria-labelledby="risks">
        {risks.map(({ title, text }) => (
          <li key={title} className={styles.risk}>
            <Checkbox
              label={
                <>
                  <b className={styles.riskTitle}>{title}.</b> {text}
                </>
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}
