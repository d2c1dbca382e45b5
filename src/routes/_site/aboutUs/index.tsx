import { createFileRoute } from '@tanstack/react-router'
import { aboutQuery } from '~/content/about/query'
import { aboutStoryQuery } from '~/content/about-story/query'
import { brand } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'
import { AboutScreen } from '~/screens/about/about'

export const Route = createFileRoute('/_site/aboutUs/')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.query(aboutQuery), queryClient.query(aboutStoryQuery)])
    return pageHead({
      path: '/aboutUs',
      title: 'About us',
      description: `Who runs ${brand.name} and how it started, with a timeline and a press kit.`,
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: AboutScreen,
})
