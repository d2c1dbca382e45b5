import type { EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FeaturedTournament } from '~/content/featured/types'
import { useReducedMotion } from '~/hooks/use-reduced-motion'
import { modulo } from '~/hooks/use-slideshow'
import { Image } from '~/ui/image'
import * as styles from './featured-thumbnails.css'

interface Props {
  tournaments: FeaturedTournament[]
  /** Which slide shows, counted on without end. */
  position: number
  /** Loads Embla, which makes the strip draggable and follow the slides. */
  enabled: boolean
  onMove: (steps: number) => void
}

/**
 * The strip of thumbnails: 3.5 per view, in a loop. A loop needs more than fits, so every slide is in it twice; those in view are
 * the ones for keyboard and screen readers.
 */
export function FeaturedThumbnails({ tournaments, position, enabled, onMove }: Props) {
  const viewport = useRef<HTMLDivElement>(null)
  const strip = useStrip(viewport, enabled)
  const reducedMotion = useReducedMotion()
  const places = tournaments.length * 2
  const first = modulo(position, places)

  useEffect(() => strip?.scrollTo(first, reducedMotion), [strip, first, reducedMotion])

  return (
    <div className={styles.viewport} ref={viewport}>
      <div className={styles.track}>
        {[...tournaments, ...tournaments].map((tournament, place) => {
          const ahead = modulo(place - first, places)
          const isCopy = ahead >= tournaments.length
          return (
            <button
              key={`${tournament.id} ${place < tournaments.length ? 'first' : 'second'}`}
              type="button"
              className={`${styles.thumbnail} ${ahead === 0 ? styles.active : ''}`}
              aria-label={`Show ${tournament.name}`}
              aria-current={ahead === 0 ? 'true' : undefined}
              aria-hidden={isCopy}
              tabIndex={isCopy ? -1 : undefined}
              onClick={() => onMove(isCopy ? ahead - places : ahead)}
            >
              <Image className={styles.picture} src={tournament.image} alt="" width={320} height={180} />
              <span className={styles.name}>{tournament.name}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}

function useStrip(viewport: RefObject<HTMLDivElement | null>, enabled: boolean): EmblaCarouselType | undefined {
  const [strip, setStrip] = useState<EmblaCarouselType>()
  const shouldLoad = enabled || strip !== undefined

  useEffect(() => {
    if (!shouldLoad || !viewport.current) return
    const element = viewport.current
    let embla: EmblaCarouselType | undefined
    let cancelled = false
    import('embla-carousel').then(({ default: EmblaCarousel }) => {
      if (cancelled) return
      // Only thumbnails in view are focusable, so Embla need not follow the focus.
      embla = EmblaCarousel(element, { loop: true, align: 'start', watchFocus: false })
      setStrip(embla)
    }, noop)
    return () => {
      cancelled = true
      embla?.destroy()
      setStrip(undefined)
    }
  }, [shouldLoad, viewport])

  return strip
}

/** Without Embla the strip does not move; all else works. */
const noop = () => {}
