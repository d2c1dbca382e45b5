import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import type { Partner } from '~/content/partners'
import { ExternalLink } from '~/ui/external-link'
import { SectionHead } from '~/ui/section-head'
import { wrap } from '~/ui/wrap.css'
import * as styles from './partner-carousel.css'

/** So that a wide window never sees the end of the row (specification 9, "Partner carousel"). */
const rounds = [0, 1, 2]

/** The logos of our partners, going round in 15 seconds; they wait under the pointer and the focus, and for whoever wants no motion. */
export function PartnerCarousel({ partners }: { partners: Partner[] }) {
  const [paused, setPaused] = useState(false)

  return (
    <section className={styles.section} aria-labelledby="partners">
      <div className={wrap}>
        <SectionHead
          title="Our Partners"
          id="partners"
          aside={
            <button
              type="button"
              className={styles.control}
              aria-label={paused ? 'Play partners' : 'Pause partners'}
              onClick={() => setPaused(!paused)}
            >
              {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            </button>
          }
        />
      </div>
      <div className={styles.window}>
        <div className={`${styles.row} ${paused ? styles.still : ''}`}>
          {rounds.map((round) => (
            <ul key={round} className={round === 0 ? styles.partners : styles.again} aria-hidden={round > 0}>
              {partners.map(({ name, logoUrl, website }) => (
                <li key={name}>
                  <ExternalLink className={styles.partner} href={website} tabIndex={round > 0 ? -1 : undefined}>
                    <span className={styles.logo} style={assignInlineVars({ [styles.mark]: `url(${logoUrl})` })} />
                    {name}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  )
}
