import type { AudienceProfile } from '@akhada/sample-world/creators/types'
import { Section } from '~/components/section'
import { section } from '~/ui/container.css'
import * as styles from './audience.css'
import { BarList } from './bar-list'

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
