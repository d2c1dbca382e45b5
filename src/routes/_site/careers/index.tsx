import { createFileRoute } from '@tanstack/react-router'
import { careersQuery } from '~/content/careers/query'
import { pageHead } from '~/lib/page-head'
import { CareersScreen } from '~/screens/careers/careers'
import { careersSearch } from '~/screens/careers/careers-search'

export const Route = createFileRoute('/_site/careers/')({
  ...careersSearch.route,
  loader: async ({ context: { queryClient } }) => {
    const { lead } = await queryClient.query(careersQuery)
    return pageHead({ path: '/careers', title: 'Careers', description: lead })
  },
  component: CareersScreen,
})
