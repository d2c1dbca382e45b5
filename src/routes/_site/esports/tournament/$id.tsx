import { createFileRoute } from '@tanstack/react-router'
import { loadQuery } from '~/api/load-query'
import { nextMatchesQuery } from '~/content/schedule/query'
import { tournamentQuery } from '~/content/tournaments/query'
import { NotFound } from '~/layout/lazy-not-found'
import { TournamentScreen } from '~/screens/tournament/tournament'
import { tournamentHead } from '~/screens/tournament/tournament-head'
import { tournamentSearch } from '~/screens/tournament/tournament-search'

export const Route = createFileRoute('/_site/esports/tournament/$id')({
  ...tournamentSearch.route,
  staticData: { liveData: 'world', record: 'Tournament' },
  loader: async ({ context: { queryClient }, params }) => {
    const nextMatches = loadQuery(queryClient, nextMatchesQuery(params.id))
    const tournament = await queryClient.query(tournamentQuery(params.id))
    if (import.meta.env.SSR) await nextMatches
    return tournamentHead(tournament)
  },
  component: TournamentScreen,
  notFoundComponent: NotFound,
})
