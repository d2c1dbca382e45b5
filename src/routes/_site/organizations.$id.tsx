import { createFileRoute, redirect } from '@tanstack/react-router'

/** Another name of /organization/$id (decisions.md, "Routes"); the server redirects too. */
export const Route = createFileRoute('/_site/organizations/$id')({
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/organization/$id', params, search, replace: true })
  },
})
