import { createFileRoute } from '@tanstack/react-router'
import { brandsQuery } from '~/content/brands/query'
import { pageHead } from '~/lib/page-head'
import { BrandsScreen } from '~/screens/brands/brands'

export const Route = createFileRoute('/_site/brands/')({
  loader: async ({ context: { queryClient } }) => {
    const { lead } = await queryClient.query(brandsQuery)
    return pageHead({ path: '/brands', title: 'Brands', description: lead })
  },
  component: BrandsScreen,
})
