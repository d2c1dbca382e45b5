import { createFileRoute } from '@tanstack/react-router'
import { comingSoonQuery } from '~/content/coming-soon/query'
import { pageHead } from '~/lib/page-head'
import { ShopScreen } from '~/screens/coming-soon/shop'

export const Route = createFileRoute('/_site/shop/')({
  loader: async ({ context: { queryClient } }) => {
    const { title, lead } = await queryClient.query(comingSoonQuery('shop'))
    return pageHead({ path: '/shop', title, description: lead })
  },
  component: ShopScreen,
})
