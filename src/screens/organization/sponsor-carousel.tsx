import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useRef } from 'react'
import { SlideControls } from '~/components/slideshow/carousel-controls'
import { useSlideshow } from '~/components/slideshow/use-slideshow'
import type { Sponsor } from '~/content/sponsors/types'
import { container } from '~/ui/container.css'
import { ExternalLink } from '~/ui/external-link'
import { Image } from '~/ui/image'
import { SectionHeader } from '~/ui/section-header'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './sponsor-carousel.css'

/** Specification 9, "Sponsor carousel": pages of four, each for four seconds. */
const pageSize = 4
const delayMs = 4000

/** The sponsors of an organization, page by page. Pauses on hover, with focus, and with reduced motion. */
export function SponsorCarousel({ sponsors }: { sponsors: readonly Sponsor[] }) {
  const region = useRef<HTMLElement>(null)
  const pages = Array.from({ length: Math.ceil(sponsors.length / pageSize) }, (_, page) =>
    sponsors.slice(page * pageSize, (page + 1) * pageSize),
  )
  const show = useSlideshow(pages.length, region, delayMs)
  if (sponsors.length === 0) return null

  return (
    <section
      ref={region}
      className={container}
      aria-labelledby="sponsors"
      aria-roledescription="carousel"
      {...show.pauseOnFocus}
    >
      <SectionHeader
        title="Our Partners"
        id="sponsors"
        aside={pages.length > 1 && <SlideControls show={show} name="partners" step="partners" />}
      />
      <div className={styles.window} {...show.pauseOnHover}>
        <div className={styles.track} style={assignInlineVars({ [styles.page]: String(show.current) })}>
          {pages.map((page, index) => (
            <ul
              key={page[0]?.name}
              className={styles.sponsors}
              aria-label={`Page ${index + 1} of ${pages.length}`}
              inert={index !== show.current}
            >
              {page.map(({ name, business, logoUrl, website }) => (
                <li key={name}>
                  <ExternalLink className={styles.sponsor} href={website}>
                    <Image className={styles.logo} src={logoUrl} alt="" width={72} height={72} />
                    <span className={styles.name}>{name}</span>
                    <span className={styles.business}>{business}</span>
                  </ExternalLink>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      {pages.length > 1 && (
        <p className={styles.dots}>
          {pages.map((page, index) => (
            <span
              key={page[0]?.name}
              className={index === show.current ? styles.currentDot : styles.dot}
              aria-hidden="true"
            />
          ))}
          <span className={visuallyHidden} role="status">
            {show.isManual && `Partners, page ${show.current + 1} of ${pages.length}`}
          </span>
        </p>
      )}
    </section>
  )
}
