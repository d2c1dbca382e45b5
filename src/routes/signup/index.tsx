import { createFileRoute } from '@tanstack/react-router'
import { brand } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'
import { SignupScreen } from '~/screens/signup/signup'
import { signupSearch } from '~/screens/signup/signup-search'

export const Route = createFileRoute('/signup/')({
  ...signupSearch.route,
  loader: () =>
    pageHead({
      path: '/signup',
      title: 'Sign Up',
      description: `Join ${brand.name} for free: one account for players, fans, creators, organizations and organizers.`,
    }),
  component: SignupScreen,
})
