import { findRedirect } from '@akhada/contract/redirects'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { NotFound } from '~/layout/not-found'
import { fallbackHead } from '~/lib/page-head'

/** Any path that no other route matches; the build writes it once, as the page that is sent with a 404. */
export const Route = createFileRoute('/_site/$')({
  loader: ({ location }) => {
    const path = findRedirect(location.pathname)
    if (path) throw redirect({ href: path + location.searchStr, replace: true })
    return fallbackHead()
  },
  component: NotFound,
})
