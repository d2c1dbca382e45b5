import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { noPlayersSearch, playersSearch } from '~/api/players-search'
import { playersQuery } from '~/api/queries'
import { pageHead } from '~/lib/page-head'
import { PlayersScreen } from '~/screens/players/players'
import { PlayersPending } from '~/screens/players/players-pending'

export const Route = createFileRoute('/_site/players/')({
  ssr: false,
  validateSearch: playersSearch,
  search: { middlewares: [stripSearchParams(noPlayersSearch)] },
  loaderDeps: ({ search }) => search,
  // Not awaited: the screen keeps the old page in view while the next one comes.
  loader: ({ context, deps }) => {
    context.queryClient.query(playersQuery(deps)).catch(shownByTheScreen)
  },
  head: () =>
    pageHead({
      path: '/players',
      title: 'Players',
      description:
        'Browse the players of Indian esports: BGMI, Valorant, CS2, Dota 2 and Free Fire. Filter by game, tier, team and status, and open their records.',
      image: '/og/players.png',
    }),
  component: PlayersScreen,
  pendingComponent: PlayersPending,
})

const shownByTheScreen = () => {}
