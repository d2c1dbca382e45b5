import { createFileRoute } from '@tanstack/react-router'
import { mediaPromotionQuery } from '~/content/media-promotion/query'
import { MediaPromotionScreen } from '~/screens/media-promotion/media-promotion'
import { mediaPromotionSearch } from '~/screens/media-promotion/media-promotion-search'

export const Route = createFileRoute('/_site/media-promotion/')({
  ...mediaPromotionSearch.route,
  loader: async ({ context: { queryClient } }) => {
    const [media, { mediaPromotionHead }] = await Promise.all([
      queryClient.query(mediaPromotionQuery),
      import('~/screens/media-promotion/media-promotion-head'),
    ])
    return mediaPromotionHead(media)
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: MediaPromotionScreen,
})
