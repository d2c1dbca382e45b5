import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { pageHead } from '~/lib/page-head'
import { LoginScreen } from '~/screens/login/login'
import { readLoginSearch } from '~/screens/login/login-search'

export const Route = createFileRoute('/login')({
  validateSearch: readLoginSearch,
  search: { middlewares: [stripSearchParams({ next: '/' })] },
  head: () =>
    pageHead({ path: '/login', title: 'Login', description: 'Sign in to AKHADA, the home of Indian esports.' }),
  component: LoginScreen,
})
