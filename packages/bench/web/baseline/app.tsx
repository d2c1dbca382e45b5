import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Outlet, type RouterHistory } from '@tanstack/react-router'
import { Page } from './page'
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

/** Placeholders until they are loaded. */
function TopPlayers() {
  const { data } = useQuery({
    queryKey: ['players'],
    queryFn: async ({ signal }): Promise<typeof players> => (await fetch('/players.json', { signal })).json(),
  })
  if (!data) {
    return Array.from({ length: 10 }, (_, index) => index + 1).map((rank) => (
      <tr key={rank}>
        <td colSpan={4}>{rank}</td>
      </tr>
    ))
  }
  return data.map(({ rank, name, team, rating }) => (
    <tr key={rank}>
      <td>{rank}</td>
      <td>
        <a href={`/players/${name.toLowerCase()}`}>{name}</a>
      </td>
      <td>{team}</td>
      <td>{rating}</td>
    </tr>
  ))
}
