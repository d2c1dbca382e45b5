import type { GamingGuide } from '~/content/gaming-guide/types'
import * as styles from './law.css'

const sides = [
  { id: 'allowed', title: 'Allowed' },
  { id: 'banned', title: 'Banned' },
] as const

/** What the Act of 2025 allows and bans. */
export function Law({ law }: { law: GamingGuide['law'] }) {
  return (
    <div className={styles.sides}>
      {sides.map(({ id, title }) => (
        <div key={id} className={styles.side[id]}>
          <h3 id={id} className={styles.title}>
            {title}
          </h3>
          <ul aria-labelledby={id}>
            {law[id].map((item) => (
              <li key={item} className={styles.item}>
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
