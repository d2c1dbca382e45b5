import { createFileRoute } from '@tanstack/react-router'
import { toFaqPage } from '~/content/help/to-faq-page'
import { mediaPromotionQuery } from '~/content/media-promotion/query'
import { pageHead } from '~/lib/page-head'
import { MediaPromotionScreen } from '~/screens/media-promotion/media-promotion'
import { mediaPromotionSearch } from '~/screens/media-promotion/media-promotion-search'

export const Route = createFileRoute('/_site/media-promotion/')({
  ...mediaPromotionSearch.route,
  loader: async ({ context: { queryClient } }) => {
    const { lead, questions } = await queryClient.query(mediaPromotionQuery)
    return pageHead({
      path: '/media-promotion',
      title: 'Media Promotion',
      description: lead,
      structuredData: [toFaqPage(questions)],
    })
  },
  component: MediaPromotionScreen,
})
