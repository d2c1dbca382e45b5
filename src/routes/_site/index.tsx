import { createFileRoute } from '@tanstack/react-router'
import { aboutQuery } from '~/content/about'
import { homeQuery } from '~/content/home'
import { HomeScreen } from '~/screens/home/home'

export const Route = createFileRoute('/_site/')({
  loader: async ({ context: { queryClient } }) => {
    const [{ homeHead }] = await Promise.all([
      import('~/screens/home/home-head'),
      queryClient.query(homeQuery),
      queryClient.query(aboutQuery),
    ])
    return homeHead()
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: HomeScreen,
})
