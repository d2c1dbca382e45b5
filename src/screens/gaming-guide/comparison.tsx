import type { GamingGuide } from '~/content/gaming-guide/types'
import * as styles from './comparison.css'
import { subtitle } from './gaming-guide.css'

/** Casual and competitive gaming, question by question. */
export function Comparison({ rows }: { rows: GamingGuide['gaming']['compared'] }) {
  return (
    <>
      <h3 id="casual-or-competitive" className={subtitle}>
        Casual or competitive
      </h3>
      <table className={styles.table} aria-labelledby="casual-or-competitive">
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
