import { createFileRoute } from '@tanstack/react-router'
import { gamingGuideQuery } from '~/content/gaming-guide/query'
import { pageHead } from '~/lib/page-head'
import { GamingGuideScreen } from '~/screens/gaming-guide/gaming-guide'

export const Route = createFileRoute('/_site/Gaming-Esports/')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(gamingGuideQuery)
    return pageHead({
      path: '/Gaming-Esports',
      title: 'Gaming 101',
      description:
        'Gaming and esports in India explained: the games, the big events, what people earn, the law on money games, and how players and creators begin.',
      breadcrumbs: [],
    })
  },
  component: GamingGuideScreen,
})
