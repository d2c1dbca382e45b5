import { createFileRoute, notFound } from '@tanstack/react-router'
import { matchQuery } from '~/content/match/query'
import { pageHead } from '~/lib/page-head'
import { MatchScreen } from '~/screens/match/match'
import { MatchNotFound } from '~/screens/match/match-not-found'
import { MatchPending, shellId } from '~/screens/match/match-pending'

export const Route = createFileRoute('/_site/esports/match/$id')({
  staticData: { shows: 'world' },
  loader: async ({ context: { queryClient }, params }) => {
    const [match, { matchHead }] = await Promise.all([
      queryClient.query(matchQuery(params.id)),
      import('~/screens/match/match-head'),
    ])
    if (match) return matchHead(match)
    if (params.id !== shellId) throw notFound()
    return undefined
  },
  head: ({ loaderData, params }) =>
    loaderData ??
    pageHead({
      path: `/esports/match/${params.id}`,
      title: 'Match',
      description: 'When a match of Indian esports begins, who plays, and how it ended.',
      noindex: true,
    }),
  component: MatchScreen,
  pendingComponent: MatchPending,
  notFoundComponent: MatchNotFound,
})
