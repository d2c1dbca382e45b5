import { createFileRoute } from '@tanstack/react-router'
import { aboutQuery } from '~/content/about'
import { homeQuery } from '~/content/home'
import { brand } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'
import { HomeScreen } from '~/screens/home/home'

export const Route = createFileRoute('/_site/')({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.query({ ...homeQuery, staleTime: 'static' }),
      context.queryClient.query({ ...aboutQuery, staleTime: 'static' }),
    ])
  },
  head: () => pageHead({ path: '/', title: `${brand.name}: ${brand.tagline}`, description: brand.description }),
  component: HomeScreen,
})
