import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Outlet, type RouterHistory } from '@tanstack/react-router'
import { Page } from './page'
import { PlayerPlaceholders, PlayerRows } from './player-rows'
import type players from './players.json'

const root = createRootRoute({ component: Outlet })
const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <Page rows={<TopPlayers />} /> })

/** An app of one route and one query. Prerendering passes a memory history. */
export function createApp(history?: RouterHistory) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } })
  return createRouter({
    routeTree: root.addChildren([home]),
    ...(history && { history }),
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
}

function TopPlayers() {
  const { data } = useQuery({
    queryKey: ['players'],
    queryFn: async ({ signal }): Promise<typeof players> => (await fetch('/players.json', { signal })).json(),
  })
  return data ? <PlayerRows players={data} /> : <PlayerPlaceholders />
}
