import { Facts } from '~/components/facts'
import { TextPart } from '~/components/long-text'
import type { GamingGuide } from '~/content/gaming-guide/types'
import * as styles from './glossary.css'

/** Nine words that come up in every match. */
export function Glossary({ entries }: { entries: GamingGuide['glossary'] }) {
  return (
    <TextPart id="glossary" title="Glossary">
      <Facts
        className={styles.entries}
        facts={Object.fromEntries(entries.map(({ term, meaning }) => [term, meaning]))}
      />
    </TextPart>
  )
}
