import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { brand } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'
import { LoginScreen } from '~/screens/login/login'
import { readLoginSearch } from '~/screens/login/login-search'

export const Route = createFileRoute('/login')({
  validateSearch: readLoginSearch,
  search: { middlewares: [stripSearchParams({ next: '/' })] },
  loader: () =>
    pageHead({ path: '/login', title: 'Login', description: `Sign in to ${brand.name}, ${brand.tagline}.` }),
  head: ({ loaderData }) => loaderData ?? {},
  component: LoginScreen,
})
