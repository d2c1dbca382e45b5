import type { GamingGuide } from '~/content/gaming-guide'
import { subtitle } from './gaming-guide.css'
import { GuidePart } from './guide-part'
import * as styles from './law.css'

/** What the Act of 2025 allows and what it bans. */
export function Law({ law: { paragraphs, allowed, banned } }: { law: GamingGuide['law'] }) {
  return (
    <GuidePart id="law" title="The law on money games" paragraphs={paragraphs}>
      <div className={styles.sides}>
        <div>
          <h3 id="allowed" className={subtitle}>
            Allowed
          </h3>
          <ul className={styles.list.allowed} aria-labelledby="allowed">
            {allowed.map((item) => (
              <li key={item} className={styles.item}>
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 id="banned" className={subtitle}>
            Banned
          </h3>
          <ul className={styles.list.banned} aria-labelledby="banned">
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
