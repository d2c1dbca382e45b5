import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { nextAndLastQuery } from '~/content/schedule/query'
import { loadPlayer } from '~/screens/player-profile/load-player'
import { PlayerNotFound } from '~/screens/player-profile/player-not-found'
import { PlayerProfileScreen } from '~/screens/player-profile/player-profile'
import { playerProfileHead } from '~/screens/player-profile/player-profile-head'
import { PlayerProfilePending } from '~/screens/player-profile/player-profile-pending'
import { findPlayerTeam } from '~/screens/player-profile/player-team'
import { profileSearch } from '~/screens/player-profile/profile-search'

export const Route = createFileRoute('/_site/players/profile/$id')({
  validateSearch: profileSearch.parse,
  search: { middlewares: [stripSearchParams(profileSearch.defaults)] },
  staticData: { shows: 'records' },
  // As long as a response of the server: a player that it did not know may be there by now.
  staleTime: 30_000,
  loader: async ({ context, params }) => {
    const player = await loadPlayer(context.queryClient, params.id)
    const team = player && findPlayerTeam(player)
    if (import.meta.env.SSR && team) await context.queryClient.query(nextAndLastQuery(team))
    return playerProfileHead(params.id, player)
  },
  head: ({ loaderData, params }) => loaderData ?? playerProfileHead(params.id),
  component: PlayerProfileScreen,
  pendingComponent: PlayerProfilePending,
  errorComponent: PlayerNotFound,
  notFoundComponent: () => <PlayerNotFound />,
})
