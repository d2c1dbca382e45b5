import type { GamingGuide } from '~/content/gaming-guide/types'
import * as styles from './glossary.css'
import { GuidePart } from './guide-part'

/** Nine words that one hears in every match. */
export function Glossary({ entries }: { entries: GamingGuide['glossary'] }) {
  return (
    <GuidePart id="glossary" title="Glossary">
      <dl className={styles.entries}>
        {entries.map(({ term, meaning }) => (
          <div key={term} className={styles.entry}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
    </GuidePart>
  )
}
