import { createFileRoute, redirect } from '@tanstack/react-router'

/** Another name of /organization (decisions.md, "Routes"); the server redirects too. */
export const Route = createFileRoute('/_site/organizations/')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/organization', search, replace: true })
  },
})
