import { createFileRoute } from '@tanstack/react-router'
import { apiReferenceQuery } from '~/content/api-reference/query'
import { pageHead } from '~/lib/page-head'
import { ApiReferenceScreen } from '~/screens/api-reference/api-reference'

export const Route = createFileRoute('/_site/api/')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(apiReferenceQuery)
    return pageHead({
      path: '/api',
      title: 'API',
      description:
        'The five operations behind the platform: signing in, signing up and reading players, with every field and failure.',
    })
  },
  component: ApiReferenceScreen,
})
