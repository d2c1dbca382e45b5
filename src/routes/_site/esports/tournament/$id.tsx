import { createFileRoute } from '@tanstack/react-router'
import { tournamentQuery } from '~/content/tournaments/page-queries'
import { TournamentScreen } from '~/screens/tournament/tournament'

export const Route = createFileRoute('/_site/esports/tournament/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const [tournament, { tournamentHead }] = await Promise.all([
      queryClient.query(tournamentQuery(params.id)),
      import('~/screens/tournament/tournament-head'),
    ])
    return tournamentHead(params.id, tournament)
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: TournamentScreen,
})
