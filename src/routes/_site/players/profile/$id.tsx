import { createFileRoute } from '@tanstack/react-router'
import { loadQuery } from '~/api/load-query'
import { lineUpQuery } from '~/content/organizations/query'
import { nextAndLastQuery } from '~/content/schedule/query'
import { findPlayerTeam } from '~/content/tournaments/team-id'
import { NotFound } from '~/layout/lazy-not-found'
import { loadPlayer } from '~/screens/player-profile/load-player'
import { PlayerError } from '~/screens/player-profile/player-error'
import { PlayerProfileScreen } from '~/screens/player-profile/player-profile'
import { playerProfileHead } from '~/screens/player-profile/player-profile-head'
import { PlayerProfilePending } from '~/screens/player-profile/player-profile-pending'
import { playerProfileSearch } from '~/screens/player-profile/player-profile-search'

export const Route = createFileRoute('/_site/players/profile/$id')({
  ...playerProfileSearch.route,
  staticData: { liveData: 'records', record: 'Player' },
  // As long as a query of the server stays fresh: a player that was unknown may exist by now.
  staleTime: 30_000,
  loader: async ({ context: { queryClient }, params }) => {
    const player = await loadPlayer(queryClient, params.id)
    const team = player && findPlayerTeam(player)
    // In the browser they load after the player is on screen.
    if (import.meta.env.SSR && team) {
      await Promise.all([loadQuery(queryClient, nextAndLastQuery(team)), loadQuery(queryClient, lineUpQuery(team))])
    }
    return playerProfileHead(params.id, player)
  },
  component: PlayerProfileScreen,
  notFoundComponent: NotFound,
  pendingComponent: PlayerProfilePending,
  errorComponent: PlayerError,
})
