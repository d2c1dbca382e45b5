import { createFileRoute } from '@tanstack/react-router'
import { homeQuery } from '~/content/home'
import { brand } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'
import { HomeScreen } from '~/screens/home/home'

export const Route = createFileRoute('/_site/')({
  loader: async ({ context }) => {
    await context.queryClient.query({ ...homeQuery, staleTime: 'static' })
  },
  head: () => pageHead({ path: '/', title: `${brand.name}: ${brand.tagline}`, description: brand.description }),
  component: HomeScreen,
})
