import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { nextMatchesQuery } from '~/content/schedule/query'
import { editionsQuery, tournamentQuery } from '~/content/tournaments/query'
import { fallbackHead } from '~/lib/page-head'
import { TournamentScreen } from '~/screens/tournament/tournament'
import { tournamentHead } from '~/screens/tournament/tournament-head'
import { tournamentSearch } from '~/screens/tournament/tournament-search'

export const Route = createFileRoute('/_site/esports/tournament/$id')({
  ...tournamentSearch.route,
  staticData: { shows: 'world' },
  loader: async ({ context: { queryClient }, params }) => {
    const parts = [
      queryClient.prefetchQuery(nextMatchesQuery(params.id)),
      queryClient.prefetchQuery(editionsQuery(params.id)),
    ]
    const tournament = await queryClient.query(tournamentQuery(params.id))
    if (import.meta.env.SSR) await Promise.all(parts)
    return tournamentHead(tournament)
  },
  head: ({ loaderData, match }) => loaderData ?? fallbackHead('Tournament', match.status),
  component: TournamentScreen,
  notFoundComponent: lazyRouteComponent(() => import('~/layout/record-not-found'), 'TournamentNotFound'),
})
