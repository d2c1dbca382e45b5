import { createFileRoute } from '@tanstack/react-router'
import { loadOptional } from '~/api/load-query'
import { lineUpsQuery, matchQuery } from '~/content/match/query'
import { NotFound } from '~/layout/lazy-not-found'
import { pageHead } from '~/lib/page-head'
import { MatchScreen } from '~/screens/match/match'
import { matchHead } from '~/screens/match/match-head'
import { MatchPending, shellId } from '~/screens/match/match-pending'

export const Route = createFileRoute('/_site/esports/match/$id')({
  staticData: { liveData: 'world', record: 'Match' },
  loader: async ({ context: { queryClient }, params }) => {
    if (params.id === shellId) {
      return pageHead({
        path: `/esports/match/${shellId}`,
        title: 'Match',
        description: 'When a match of Indian esports begins, who plays, and how it ended.',
        noindex: true,
      })
    }
    const match = await queryClient.query(matchQuery(params.id))
    await loadOptional(queryClient, lineUpsQuery(match))
    return matchHead(match)
  },
  component: MatchScreen,
  notFoundComponent: NotFound,
  pendingComponent: MatchPending,
})
