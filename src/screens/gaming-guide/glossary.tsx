import { Facts } from '~/components/facts'
import type { GamingGuide } from '~/content/gaming-guide/types'
import * as styles from './glossary.css'
import { GuidePart } from './guide-part'

/** Nine words that come up in every match. */
export function Glossary({ entries }: { entries: GamingGuide['glossary'] }) {
  return (
    <GuidePart id="glossary" title="Glossary">
      <Facts
        className={styles.entries}
        facts={Object.fromEntries(entries.map(({ term, meaning }) => [term, meaning]))}
      />
    </GuidePart>
  )
}
