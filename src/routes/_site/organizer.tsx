import { createFileRoute, redirect } from '@tanstack/react-router'

/** Another name of /organizers (decisions.md, "Routes"); the server redirects too. */
export const Route = createFileRoute('/_site/organizer')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/organizers', search, replace: true })
  },
})
