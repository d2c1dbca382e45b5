import { createFileRoute } from '@tanstack/react-router'
import { loadOptional } from '~/api/load-query'
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
    const [tournament] = await Promise.all([
      queryClient.query(tournamentQuery(params.id)),
      loadOptional(queryClient, nextMatchesQuery(params.id)),
    ])
    return tournamentHead(tournament)
  },
  component: TournamentScreen,
  notFoundComponent: NotFound,
})
