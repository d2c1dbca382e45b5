import { contentQuery } from '~/content/content-query'

/** What /media-promotion offers (specification 2, "media-promotion"). */
export const mediaPromotionQuery = contentQuery(['media-promotion'], () =>
  import('./data').then(({ mediaPromotion }) => mediaPromotion),
)
