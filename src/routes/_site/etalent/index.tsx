import { createFileRoute } from '@tanstack/react-router'
import { getListTopPlayersQueryOptions } from '~/api/generated/players'
import { loadQuery } from '~/api/load-query'
import { etalentQuery } from '~/content/etalent/query'
import { pageHead } from '~/lib/page-head'
import { EtalentScreen } from '~/screens/etalent/etalent'

export const Route = createFileRoute('/_site/etalent/')({
  staticData: { liveData: 'records' },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.query(etalentQuery), loadQuery(queryClient, getListTopPlayersQueryOptions())])
    return pageHead({
      path: '/etalent',
      title: 'Gaming Talent Hub',
      description: 'Indian esports players, creators and casters, and how to work with them.',
    })
  },
  component: EtalentScreen,
})
