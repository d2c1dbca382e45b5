import { createFileRoute } from '@tanstack/react-router'
import { creatorsQuery } from '~/content/creators/query'
import { pageHead } from '~/lib/page-head'
import { CreatorsScreen } from '~/screens/creators/creators'
import { creatorsSearch } from '~/screens/creators/creators-search'

export const Route = createFileRoute('/_site/creators/')({
  ...creatorsSearch.route,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(creatorsQuery)
    return pageHead({
      path: '/creators',
      title: 'Gaming Influencers',
      description:
        'The gaming creators of India on YouTube and Twitch: audience, engagement, rates and business contact, by tier, platform and game.',
    })
  },
  component: CreatorsScreen,
})
