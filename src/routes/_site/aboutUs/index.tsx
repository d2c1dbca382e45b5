import { createFileRoute } from '@tanstack/react-router'
import { aboutCompanyQuery } from '~/content/about-company/query'
import { aboutPlatformQuery } from '~/content/about-platform/query'
import { brand } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'
import { AboutScreen } from '~/screens/about/about'

export const Route = createFileRoute('/_site/aboutUs/')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.query(aboutPlatformQuery), queryClient.query(aboutCompanyQuery)])
    return pageHead({
      path: '/aboutUs',
      title: 'About Us',
      description: `Who runs ${brand.name} and how it started, with a timeline and a press kit.`,
    })
  },
  component: AboutScreen,
})
