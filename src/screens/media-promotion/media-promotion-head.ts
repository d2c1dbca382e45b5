import { toFaqPage } from '~/content/help/to-faq-page'
import type { MediaPromotion } from '~/content/media-promotion/types'
import { pageHead } from '~/lib/page-head'

/** The head of /media-promotion, with its questions for search engines. */
export const mediaPromotionHead = ({ lead, questions }: MediaPromotion) =>
  pageHead({
    path: '/media-promotion',
    title: 'Media promotion',
    description: lead,
    structuredData: [toFaqPage(questions)],
  })
