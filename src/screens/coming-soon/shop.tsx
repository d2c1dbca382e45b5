import { useSuspenseQuery } from '@tanstack/react-query'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { comingSoonQuery } from '~/content/coming-soon/query'
import { crestUrl } from '~/lib/art'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { Image } from '~/ui/image'
import { ComingSoonPage, WhatsComing } from './coming-soon'
import { columns } from './coming-soon.css'
import * as styles from './shop.css'

/** /shop: the first jerseys on the rail, and who gets what of a hundred rupees. */
export function ShopScreen() {
  const { data: page } = useSuspenseQuery(comingSoonQuery('shop'))
  return (
    <ComingSoonPage page={page}>
      <ul className={`${container} ${styles.rail}`} aria-label="First jerseys">
        {page.jerseys.map(({ organization, color }) => (
          <li key={organization} className={styles.hanger} style={assignInlineVars({ [styles.cloth]: color })}>
            <span className={styles.jersey} aria-hidden="true">
              <Image className={styles.crest} src={crestUrl(organization)} alt="" width={96} height={96} priority />
            </span>
            <span className={styles.team}>{organization}</span>
          </li>
        ))}
      </ul>
      <div className={`${container} ${columns} ${styles.body}`}>
        <section aria-labelledby="split">
          <Heading id="split">Of every ₹100</Heading>
          <ul className={styles.split}>
            {page.split.map(({ who, rupees }) => (
              <li key={who} className={styles.share} style={assignInlineVars({ [styles.rupees]: String(rupees) })}>
                <b className={styles.amount}>₹{rupees}</b>
                <span>{who}</span>
              </li>
            ))}
          </ul>
          <p className={styles.note}>The split we’re planning, before tax. Teams sign it before anything’s sold.</p>
        </section>
        <WhatsComing plans={page.plans} />
      </div>
    </ComingSoonPage>
  )
}
