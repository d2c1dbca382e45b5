import { createFileRoute } from '@tanstack/react-router'
import { brand } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'
import { LoginScreen } from '~/screens/login/login'
import { loginSearch } from '~/screens/login/login-search'

export const Route = createFileRoute('/login/')({
  ...loginSearch.route,
  loader: () =>
    pageHead({ path: '/login', title: 'Login', description: `Sign in to ${brand.name}, ${brand.tagline}.` }),
  component: LoginScreen,
})
