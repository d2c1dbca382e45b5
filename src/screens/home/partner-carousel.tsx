import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useState } from 'react'
import { PauseControl } from '~/components/slideshow/carousel-controls'
import type { Partner } from '~/content/partners/types'
import { container } from '~/ui/container.css'
import { ExternalLink } from '~/ui/external-link'
import { SectionHeader } from '~/ui/section-header'
import * as styles from './partner-carousel.css'

/** Three, so that even a wide window never shows the end of the row (specification 9, "Partner carousel"). */
const copies = [0, 1, 2]

/** The logos of our partners, one round in 15 seconds. Pauses on hover, with focus, and with reduced motion. */
export function PartnerCarousel({ partners }: { partners: Partner[] }) {
  const [paused, setPaused] = useState(false)

  return (
    <section className={styles.section} aria-labelledby="partners">
      <div className={container}>
        <SectionHeader
          title="Our Partners"
          id="partners"
          aside={<PauseControl name="partners" isPlaying={!paused} onToggle={() => setPaused(!paused)} />}
        />
      </div>
      <div className={styles.window}>
        <div className={`${styles.row} ${paused ? styles.paused : ''}`}>
          {copies.map((copy) => (
            <ul key={copy} className={copy === 0 ? styles.partners : styles.duplicate} aria-hidden={copy > 0}>
              {partners.map(({ name, logoUrl, website }) => (
                <li key={name}>
                  <ExternalLink className={styles.partner} href={website} tabIndex={copy > 0 ? -1 : undefined}>
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
