import { createFileRoute } from '@tanstack/react-router'
import { mediaPromotionQuery } from '~/content/media-promotion/query'
import { MediaPromotionScreen } from '~/screens/media-promotion/media-promotion'
import { mediaPromotionHead } from '~/screens/media-promotion/media-promotion-head'
import { mediaPromotionSearch } from '~/screens/media-promotion/media-promotion-search'

export const Route = createFileRoute('/_site/media-promotion/')({
  ...mediaPromotionSearch.route,
  loader: async ({ context: { queryClient } }) => mediaPromotionHead(await queryClient.query(mediaPromotionQuery)),
  component: MediaPromotionScreen,
})
