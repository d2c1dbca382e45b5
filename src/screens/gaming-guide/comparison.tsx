import type { GamingGuide } from '~/content/gaming-guide/types'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './comparison.css'
import { subtitle } from './gaming-guide.css'

/** Casual and competitive gaming, question by question. */
export function Comparison({ rows }: { rows: GamingGuide['gaming']['compared'] }) {
  return (
    <>
      <h3 className={subtitle}>Casual or competitive</h3>
      <table className={styles.table}>
        <caption className={visuallyHidden}>Casual or competitive</caption>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Casual</th>
            <th scope="col">Competitive</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ question, casual, competitive }) => (
            <tr key={question}>
              <th scope="row">{question}</th>
              <td data-column="Casual">{casual}</td>
              <td data-column="Competitive">{competitive}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
