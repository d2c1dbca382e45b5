import type { MediaPromotion } from '~/content/media-promotion'
import { Plans } from './plans'
import { Questions } from './questions'
import { Testimonials } from './testimonials'

/** What stands below the solutions; its code comes after the first load. */
export function LateSections({ media }: { media: MediaPromotion }) {
  return (
    <>
      <Plans plans={media.plans} note={media.priceNote} />
      <Testimonials testimonials={media.testimonials} />
      <Questions questions={media.questions} />
    </>
  )
}
