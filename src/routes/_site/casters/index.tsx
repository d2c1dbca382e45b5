import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '~/lib/page-head'
import { BeingBuilt } from '~/screens/being-built/being-built'

export const Route = createFileRoute('/_site/casters/')({
  head: () =>
    pageHead({
      path: '/casters',
      title: 'Casters',
      description: 'This screen of AKHADA is being built.',
      hidden: true,
    }),
  component: BeingBuilt,
})
