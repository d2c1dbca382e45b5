import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '~/lib/page-head'
import { BeingBuilt } from '~/screens/being-built/being-built'

export const Route = createFileRoute('/_site/organization/')({
  head: () =>
    pageHead({
      path: '/organization',
      title: 'Organizations',
      description: 'This screen of AKHADA is being built.',
      hidden: true,
    }),
  component: BeingBuilt,
})
