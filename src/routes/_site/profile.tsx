import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '~/lib/page-head'
import { ProfileScreen } from '~/screens/profile/profile'

export const Route = createFileRoute('/_site/profile')({
  loader: () =>
    pageHead({ path: '/profile', title: 'Your profile', description: 'Your account and what you keep.', hidden: true }),
  head: ({ loaderData }) => loaderData ?? {},
  component: ProfileScreen,
})
