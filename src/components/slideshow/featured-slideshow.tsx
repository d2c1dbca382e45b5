import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { memo, useId, useRef } from 'react'
import { ButtonLink } from '~/components/links/links'
import type { FeaturedTournament } from '~/content/featured/types'
import { container } from '~/ui/container.css'
import { Image } from '~/ui/image'
import { SectionHeader } from '~/ui/section-header'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import { SlideControls } from './carousel-controls'
import * as styles from './featured-slideshow.css'
import { FeaturedThumbnails } from './featured-thumbnails'
import { useSlideshow } from './use-slideshow'
import { useSwipe } from './use-swipe'

/** Specification 9, "Slideshow": every slide shows for three seconds. */
const delayMs = 3000

/** The fading slideshow of featured tournaments, with thumbnails (specification 2, "Home", specification 4 and specification 9). */
export const FeaturedSlideshow = memo(function FeaturedSlideshow({
  tournaments,
}: {
  tournaments: FeaturedTournament[]
}) {
  const count = tournaments.length
  const region = useRef<HTMLElement>(null)
  const id = useId()
  const show = useSlideshow(count, region, delayMs)
  const swipe = useSwipe(show.move)
  const shown = tournaments[show.current]
  if (!shown) return null

  return (
    <section
      ref={region}
      className={styles.section}
      aria-roledescription="carousel"
      aria-labelledby={id}
      {...show.pauseOnFocus}
    >
      <div className={`${container} ${styles.header}`}>
        <SectionHeader
          title="Featured Tournament"
          id={id}
          aside={
            <div className={styles.controls}>
              <p className={styles.count} aria-hidden="true">
                <b>{show.current + 1}</b> / {count}
              </p>
              <SlideControls show={show} name="slideshow" step="slide" />
            </div>
          }
        />
      </div>
      <p className={visuallyHidden} role="status">
        {show.isManual && `Slide ${show.current + 1} of ${count}: ${shown.name}`}
      </p>
      <div className={styles.show} {...show.pauseOnHover} {...swipe}>
        <div className={styles.stage}>
          {tournaments.map((tournament, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the pattern of carousels; a fieldset belongs to a form
            <div
              key={tournament.id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
              className={`${styles.slide} ${index === show.current ? styles.current : ''}`}
            >
              <Slide tournament={tournament} />
            </div>
          ))}
        </div>
        {count > 1 && <FeaturedThumbnails tournaments={tournaments} position={show.position} onMove={show.move} />}
      </div>
    </section>
  )
})

const Slide = memo(({ tournament }: { tournament: FeaturedTournament }) => (
  <>
    <Image className={styles.picture} src={tournament.image} alt="" width={1600} height={900} />
    <div className={styles.text}>
      <p className={styles.location}>
        <MapPin />
        {tournament.location}
      </p>
      <h3 className={styles.name}>
        <Link to="/esports/tournament/$id" params={{ id: tournament.id }}>
          {tournament.name}
        </Link>
      </h3>
      <p className={styles.prize}>
        Prize Pool: <b className={styles.value}>{tournament.prizePool}</b>
      </p>
      <ButtonLink arrow className={styles.link} to="/esports/tournament/$id" params={{ id: tournament.id }}>
        View Tournament
        <span className={visuallyHidden}> {tournament.name}</span>
      </ButtonLink>
    </div>
  </>
))
