import { createFileRoute } from '@tanstack/react-router'
import { apiCallsQuery } from '~/content/api-calls'
import { pageHead } from '~/lib/page-head'
import { ApiReferenceScreen } from '~/screens/api-reference/api-reference'

export const Route = createFileRoute('/_site/api/')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(apiCallsQuery)
    return pageHead({
      path: '/api',
      title: 'API',
      description:
        'The five calls behind the platform: signing in, signing up and reading players, with every field and failure.',
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ApiReferenceScreen,
})
