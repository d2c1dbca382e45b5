import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '~/layout/not-found'
import { pageHead } from '~/lib/page-head'

/** Any address that no other route takes; the build writes it once, as the page that the server sends with a 404. */
export const Route = createFileRoute('/_site/$')({
  loader: () =>
    pageHead({ path: '/404', title: 'Page not found', description: 'This page does not exist.', hidden: true }),
  head: ({ loaderData }) => loaderData ?? {},
  component: NotFound,
})
