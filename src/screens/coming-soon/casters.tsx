import { useSuspenseQuery } from '@tanstack/react-query'
import { comingSoonQuery } from '~/content/coming-soon/query'
import { label } from '~/theme/type.css'
import { container } from '~/ui/container.css'
import { Image } from '~/ui/image'
import * as styles from './casters.css'
import { ComingSoonPage, WhatsComing } from './coming-soon'
import { columns } from './coming-soon.css'

/** /casters: the desk, waiting for its voices. */
export function CastersScreen() {
  const { data: page } = useSuspenseQuery(comingSoonQuery('casters'))
  return (
    <ComingSoonPage page={page}>
      <div className={styles.desk}>
        <Image
          className={styles.picture}
          src={page.picture}
          alt="Two casters at a desk, in front of a wall of screens"
          width={1200}
          height={800}
          priority
        />
        <p className={styles.lamp} aria-hidden="true">
          On air soon
        </p>
      </div>
      <div className={`${container} ${columns} ${styles.body}`}>
        <section aria-labelledby="languages">
          <h2 id="languages" className={label}>
            One match, eight languages
          </h2>
          <ul className={styles.languages}>
            {page.languages.map((language) => (
              <li key={language} className={styles.language}>
                <span className={styles.letters}>{language}</span>
              </li>
            ))}
          </ul>
        </section>
        <WhatsComing plans={page.plans} />
      </div>
    </ComingSoonPage>
  )
}
