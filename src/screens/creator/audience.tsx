import type { AudienceProfile } from '@akhada/sample-world/creators/types'
import { Section } from '~/components/section'
import { section } from '~/ui/container.css'
import * as styles from './audience.css'

/** Who watches a creator: by age, city, language and gender. */
export function Audience({ audience }: { audience: AudienceProfile }) {
  return (
    <Section id="audience" title="Audience" className={`${section} ${styles.ground}`}>
      <div className={styles.charts}>
        <BarList title="Age" shares={audience.age} />
        <BarList title="Cities" shares={audience.cities} />
        <BarList title="Languages" shares={audience.languages} />
        <BarList title="Gender" shares={audience.gender} />
      </div>
    </Section>
  )
}

interface BarListProps {
  title: string
  /** In percent. */
  shares: readonly { label: string; share: number }[]
}

/** Shares as bars, each with its label and figure, so that screen readers get them too. */
const BarList = ({ title, shares }: BarListProps) => (
  <figure>
    <figcaption className={styles.title}>{title}</figcaption>
    <dl className={styles.list}>
      {shares.map(({ label, share }) => (
        <div key={label} className={styles.row} data-percent={Math.round(share)}>
          <dt>{label}</dt>
          <dd>{share}%</dd>
        </div>
      ))}
    </dl>
  </figure>
)
