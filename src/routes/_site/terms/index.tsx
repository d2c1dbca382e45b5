import { createFileRoute } from '@tanstack/react-router'
import { legalQuery } from '~/content/legal/query'
import { pageHead } from '~/lib/page-head'
import { LegalScreen } from '~/screens/legal/legal'

export const Route = createFileRoute('/_site/terms/')({
  loader: async ({ context: { queryClient } }) => {
    const { title, lead } = await queryClient.query(legalQuery('terms'))
    return pageHead({ path: '/terms', title, description: lead })
  },
  component: () => <LegalScreen page="terms" />,
})
