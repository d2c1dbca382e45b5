import { createFileRoute } from '@tanstack/react-router'
import { newsQuery } from '~/content/news/query'
import { pageHead } from '~/lib/page-head'
import { NewsScreen } from '~/screens/news/news'

export const Route = createFileRoute('/_site/news/')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(newsQuery)
    return pageHead({ path: '/news', title: 'News', description: 'What’s new on the platform, day by day.' })
  },
  component: NewsScreen,
})
