import { contentQuery } from './content-query'

export type { MediaPromotion, Plan, Solution, Testimonial } from './media-promotion.types'

/** What /media-promotion offers (specification 2, "media-promotion"). */
export const mediaPromotionQuery = contentQuery(['media-promotion'], () =>
  import('./media-promotion.data').then(({ mediaPromotion }) => mediaPromotion),
)
