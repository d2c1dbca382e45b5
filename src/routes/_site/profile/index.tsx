import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '~/lib/page-head'
import { AccountScreen } from '~/screens/account/account'

export const Route = createFileRoute('/_site/profile/')({
  loader: () =>
    pageHead({
      path: '/profile',
      title: 'Your profile',
      description: 'Your account and what you follow.',
      noindex: true,
    }),
  component: AccountScreen,
})
