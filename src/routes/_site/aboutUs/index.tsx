import { createFileRoute } from '@tanstack/react-router'
import { aboutQuery } from '~/content/about'
import { pageHead } from '~/lib/page-head'
import { AboutScreen } from '~/screens/about/about'

export const Route = createFileRoute('/_site/aboutUs/')({
  loader: async ({ context }) => {
    await context.queryClient.query({ ...aboutQuery, staleTime: 'static' })
  },
  head: () =>
    pageHead({
      path: '/aboutUs',
      title: 'About us',
      description:
        'Who runs AKHADA, what it stands for, and what it does for players, creators, brands and organizers.',
    }),
  component: AboutScreen,
})
