import { createFileRoute } from '@tanstack/react-router'
import { aboutQuery } from '~/content/about'
import { brand } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'
import { AboutScreen } from '~/screens/about/about'

export const Route = createFileRoute('/_site/aboutUs/')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.query(aboutQuery), import('~/components/about/about-sections')])
    return pageHead({
      path: '/aboutUs',
      title: 'About us',
      description: `Who runs ${brand.name}, what it stands for, and what it does for players, creators, brands and organizers.`,
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: AboutScreen,
})
