import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { ApiError } from './api/api-error'
import { ErrorScreen } from './layout/error-screen'
import { isBackOrForward, trackHistoryDirection } from './router/history-direction'
import { prerenderedRewrite } from './router/prerendered-url'
import { parseSearch, stringifySearch } from './router/search-string'
import { routeTree } from './routeTree.gen'

/** Router and query client of one visit; the build calls it per page, the browser once. */
export function getRouter() {
  const queryClient = createQueryClient()
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    // The development server renders every page at its own URL.
    ...(import.meta.env.PROD && !import.meta.env.SSR && { rewrite: prerenderedRewrite() }),
    defaultPreload: 'intent',
    // Freshness is the query client's business alone.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultNotFoundComponent: lazyRouteComponent(() => import('./layout/not-found'), 'NotFound'),
    defaultErrorComponent: ErrorScreen,
    // Going back or forward finds the old place; a new page is scrolled by the layout (specification 2).
    scrollRestoration: isBackOrForward,
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    // Content that the loaders of the build read is written into the page: the browser does not load it again.
    dehydrate: () => ({
      queries: JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ queryKey, state }) => [queryKey, state.data]),
      ),
    }),
    hydrate: ({ queries }) => {
      const entries: [QueryKey, unknown][] = JSON.parse(queries)
      for (const [queryKey, data] of entries) queryClient.setQueryData(queryKey, data)
    },
  })
  if (!import.meta.env.SSR) trackHistoryDirection(router.history)
  return router
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without `always` a call made offline would wait in silence instead of failing with a message; it is made again when the connection is back.
      queries: {
        staleTime: 30_000,
        retry: retriesOnce,
        retryDelay: 500,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** Another try may help a lost connection or a failing server; it never helps a refusal or an answer of the wrong shape. */
const retriesOnce = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500)

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
