import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { loadPlayer } from '~/screens/player-profile/load-player'
import { PlayerNotFound } from '~/screens/player-profile/player-not-found'
import { PlayerProfileScreen, ProfileTabs } from '~/screens/player-profile/player-profile'
import { playerProfileHead } from '~/screens/player-profile/player-profile-head'
import { PlayerProfilePending } from '~/screens/player-profile/player-profile-pending'
import { profileSearch } from '~/screens/player-profile/profile-search'
import { Tabs } from '~/ui/tabs'

export const Route = createFileRoute('/_site/players/profile/$id')({
  validateSearch: profileSearch.parse,
  search: { middlewares: [stripSearchParams(profileSearch.defaults)] },
  // As long as a response of the server: a player that it did not know may be there by now.
  staleTime: 30_000,
  // The build prerenders the skeleton, once for all players.
  loader: async ({ context, params }) => {
    if (import.meta.env.SSR) return { head: playerProfileHead(params.id), isUnknown: false }
    const loading = loadPlayer(context.queryClient, params.id)
    // Rendered when they are there, below the rest.
    void Tabs.preload()
    void ProfileTabs.preload()
    const player = await loading
    return { head: playerProfileHead(params.id, player), isUnknown: !player }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: PlayerProfileScreen,
  pendingComponent: PlayerProfilePending,
  errorComponent: PlayerNotFound,
})
