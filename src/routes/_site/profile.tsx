import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '~/lib/page-head'
import { ProfileScreen } from '~/screens/profile/profile'
import { ProfilePending } from '~/screens/profile/profile-pending'

export const Route = createFileRoute('/_site/profile')({
  ssr: false,
  head: () =>
    pageHead({ path: '/profile', title: 'Your profile', description: 'Your account and what you keep.', hidden: true }),
  component: ProfileScreen,
  pendingComponent: ProfilePending,
})
