import { createFileRoute } from '@tanstack/react-router'
import { loadOptional } from '~/api/load-query'
import { aboutPlatformQuery } from '~/content/about-platform/query'
import { homeQuery } from '~/content/home/query'
import { latestResultsQuery, upNextQuery } from '~/content/schedule/query'
import { HomeScreen } from '~/screens/home/home'
import { homeHead } from '~/screens/home/home-head'

export const Route = createFileRoute('/_site/')({
  staticData: { liveData: 'world' },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.query(homeQuery),
      queryClient.query(aboutPlatformQuery),
      loadOptional(queryClient, upNextQuery()),
      loadOptional(queryClient, latestResultsQuery()),
    ])
    return homeHead()
  },
  component: HomeScreen,
})
