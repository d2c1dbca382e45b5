import type { GamingGuide } from '~/content/gaming-guide/types'
import { GuidePart } from './guide-part'
import * as styles from './law.css'

/** The things that the Act of 2025 allows and bans. */
export function Law({ law: { paragraphs, allowed, banned } }: { law: GamingGuide['law'] }) {
  return (
    <GuidePart id="law" title="The law on money games" paragraphs={paragraphs}>
      <div className={styles.sides}>
        <div className={styles.side.allowed}>
          <h3 id="allowed" className={styles.title}>
            Allowed
          </h3>
          <ul aria-labelledby="allowed">
            {allowed.map((item) => (
              <li key={item} className={styles.item}>
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.side.banned}>
          <h3 id="banned" className={styles.title}>
            Banned
          </h3>
          <ul aria-labelledby="banned">
            {banned.map((item) => (
              <li key={item} className={styles.item}>
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </GuidePart>
  )
}
