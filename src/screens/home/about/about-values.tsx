import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Section } from '~/components/section'
import type { CoreValue } from '~/content/about-platform/types'
import { ghostWordUrl } from '~/lib/art'
import * as styles from './about-values.css'

/** The four core values, each hanging from the headline of its Hindi word. */
export function AboutValues({ values }: { values: CoreValue[] }) {
  return (
    <Section id="values" title="Core Values" className={styles.section}>
      <ul className={styles.values}>
        {values.map(({ title, text, word }) => (
          <li key={title}>
            <div className={styles.headline} style={drawWord(word)} aria-hidden="true" />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const drawWord = (word: string) => assignInlineVars({ [styles.word]: `url(${ghostWordUrl(word)})` })
