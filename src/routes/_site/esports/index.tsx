import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '~/lib/page-head'
import { BeingBuilt } from '~/screens/being-built/being-built'

export const Route = createFileRoute('/_site/esports/')({
  head: () =>
    pageHead({
      path: '/esports',
      title: 'Esports',
      description: 'This screen of AKHADA is being built.',
      hidden: true,
    }),
  component: BeingBuilt,
})
