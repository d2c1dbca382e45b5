import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageHead } from '~/lib/page-head'
import { ProfileScreen } from '~/screens/profile/profile'
import { ProfilePending } from '~/screens/profile/profile-pending'
import { readToken } from '~/session/session'

export const Route = createFileRoute('/_site/profile')({
  ssr: false,
  beforeLoad: () => {
    if (!readToken()) throw redirect({ to: '/login', search: { next: '/profile' }, replace: true })
  },
  head: () =>
    pageHead({ path: '/profile', title: 'Your profile', description: 'Your account and what you keep.', hidden: true }),
  component: ProfileScreen,
  pendingComponent: ProfilePending,
})
