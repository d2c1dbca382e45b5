import { createFileRoute } from '@tanstack/react-router'
import { tournamentQuery } from '~/content/tournaments'
import { TournamentScreen } from '~/screens/tournament/tournament'
import { tournamentHead } from '~/screens/tournament/tournament-head'

export const Route = createFileRoute('/_site/esports/tournament/$id')({
  loader: ({ context, params }) => context.queryClient.query({ ...tournamentQuery(params.id), staleTime: 'static' }),
  head: ({ loaderData, params }) => tournamentHead(params.id, loaderData),
  component: TournamentScreen,
})
