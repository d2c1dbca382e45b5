import type { GamingGuide } from '~/content/gaming-guide/types'
import { label } from '~/theme/type.css'
import * as styles from './market.css'

/** Four figures about the market, each with its year, and their sources. */
export function Market({ market: { figures, sources } }: { market: GamingGuide['market'] }) {
  return (
    <>
      <ul className={styles.figures}>
        {figures.map(({ value, label: counts, source }) => (
          <li key={value} className={styles.figure}>
            <b className={styles.value}>{value}</b>
            <span className={styles.label}>{counts}</span>
            <cite className={styles.source}>Source: {source}</cite>
          </li>
        ))}
      </ul>
      <div className={styles.note}>
        <h3 className={label}>About the sources</h3>
        {sources.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </>
  )
}
