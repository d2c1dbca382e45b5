import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '~/lib/page-head'
import { AdminScreen } from '~/screens/admin/admin'

export const Route = createFileRoute('/_site/admin/')({
  loader: () =>
    pageHead({
      path: '/admin',
      title: 'Administration',
      description: 'There’s nothing here yet.',
      noindex: true,
    }),
  component: AdminScreen,
})
