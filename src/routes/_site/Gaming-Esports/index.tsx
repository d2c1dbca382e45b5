import { createFileRoute } from '@tanstack/react-router'
import { gamingGuideQuery } from '~/content/gaming-guide'
import { GamingGuideScreen } from '~/screens/gaming-guide/gaming-guide'

export const Route = createFileRoute('/_site/Gaming-Esports/')({
  loader: async ({ context: { queryClient } }) => {
    const [, { gamingGuideHead }] = await Promise.all([
      queryClient.query({ ...gamingGuideQuery, staleTime: 'static' }),
      import('~/screens/gaming-guide/gaming-guide-head'),
    ])
    return gamingGuideHead
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: GamingGuideScreen,
})
