import { createFileRoute } from '@tanstack/react-router'
import { tournamentQuery } from '~/content/tournaments'
import { TournamentScreen } from '~/screens/tournament/tournament'
import { tournamentHead } from '~/screens/tournament/tournament-head'

export const Route = createFileRoute('/_site/esports/tournament/$id')({
  loader: async ({ context, params }) =>
    tournamentHead(params.id, await context.queryClient.query({ ...tournamentQuery(params.id), staleTime: 'static' })),
  head: ({ loaderData }) => loaderData ?? {},
  component: TournamentScreen,
})
