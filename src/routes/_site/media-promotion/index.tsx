import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { mediaPromotionQuery } from '~/content/media-promotion/query'
import { MediaPromotionScreen } from '~/screens/media-promotion/media-promotion'
import { mediaPromotionSearch } from '~/screens/media-promotion/media-promotion-search'

export const Route = createFileRoute('/_site/media-promotion/')({
  validateSearch: mediaPromotionSearch.parse,
  search: { middlewares: [stripSearchParams(mediaPromotionSearch.defaults)] },
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
