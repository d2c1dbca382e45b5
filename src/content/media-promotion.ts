import { queryOptions } from '@tanstack/react-query'

export type { MediaPromotion, Plan, Solution, Testimonial } from './media-promotion.types'

/** What /media-promotion offers (specification 2, "media-promotion"). */
export const mediaPromotionQuery = queryOptions({
  queryKey: ['media-promotion'],
  queryFn: () => import('./media-promotion.data').then(({ mediaPromotion }) => mediaPromotion),
  staleTime: 'static',
})
