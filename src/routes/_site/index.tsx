import { createFileRoute } from '@tanstack/react-router'
import { brand } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'
import { HomeScreen } from '~/screens/home/home'

export const Route = createFileRoute('/_site/')({
  head: () => pageHead({ path: '/', title: `${brand.name}: ${brand.tagline}`, description: brand.description }),
  component: HomeScreen,
})
