import { createFileRoute } from '@tanstack/react-router'
import { aboutPlatformQuery } from '~/content/about-platform/query'
import { homeQuery } from '~/content/home/query'
import { loadUpNextStrip } from '~/content/schedule/query'
import { HomeScreen } from '~/screens/home/home'
import { homeHead } from '~/screens/home/home-head'

export const Route = createFileRoute('/_site/')({
  staticData: { liveData: 'world' },
  loader: async ({ context: { queryClient } }) => {
    const upNext = loadUpNextStrip(queryClient)
    await Promise.all([
      queryClient.query(homeQuery),
      queryClient.query(aboutPlatformQuery),
      // Within the app the page opens while they load.
      import.meta.env.SSR && upNext,
    ])
    return homeHead()
  },
  component: HomeScreen,
})
