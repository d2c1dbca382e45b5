import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { CoreValue } from '~/content/about/types'
import { ghostWordUrl } from '~/lib/art'
import { container } from '~/ui/container.css'
import { SectionHeader } from '~/ui/section-header'
import * as styles from './about-values.css'

/** The four core values, each hanging from the headline of its Hindi word. */
export function AboutValues({ values }: { values: CoreValue[] }) {
  return (
    <section className={styles.section} aria-labelledby="values">
      <div className={container}>
        <SectionHeader title="Core Values" id="values" />
        <ul className={styles.values}>
          {values.map(({ title, text, word }) => (
            <li key={title}>
              <div className={styles.headline} style={drawWord(word)} aria-hidden="true" />
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const drawWord = (word: string) => assignInlineVars({ [styles.word]: `url(${ghostWordUrl(word)})` })
