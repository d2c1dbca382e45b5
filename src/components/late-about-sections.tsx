import { Suspense } from 'react'
import type { About } from '~/content/about'
import { late } from '~/ui/late'
import * as styles from './late-about-sections.css'

// Most of it stands below the first screenful: its code comes later, its styles with the page.
import '~/ui/field.css'
import '~/ui/heading.css'
import '~/ui/stat.css'
import './about-join.css'
import './about-purpose.css'
import './about-services.css'
import './about-team.css'
import './about-values.css'
import './actions.css'
import './contact-form.css'
import './contact-section.css'
import './figures-band.css'
import './tone.css'

const AboutSections = late(() => import('./about-sections').then((module) => module.AboutSections))

/** The sections of the about page, for pages whose first load goes without their code; who comes later has it by the route's loader. */
export function LateAboutSections({ about }: { about: About }) {
  return (
    <Suspense fallback={<div className={styles.coming} />}>
      <AboutSections about={about} />
    </Suspense>
  )
}
