import type { AudienceProfile } from '@akhada/sample-world/creators/types'
import { container, section } from '~/ui/container.css'
import { SectionHeader } from '~/ui/section-header'
import * as styles from './audience.css'
import { BarList } from './bar-list'

/** Audience profile. */
export function Audience({ audience }: { audience: AudienceProfile }) {
  return (
    <section className={`${section} ${styles.ground}`} aria-labelledby="audience">
      <div className={container}>
        <SectionHeader title="Audience" id="audience" />
        <div className={styles.charts}>
          <BarList title="Age" shares={audience.age} />
          <BarList title="Cities" shares={audience.cities} />
          <BarList title="Languages" shares={audience.languages} />
          <BarList title="Gender" shares={audience.gender} />
        </div>
      </div>
    </section>
  )
}
