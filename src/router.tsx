import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { ApiError } from './api/api-error'
import { ErrorScreen } from './layout/error-screen'
import { isBackOrForward, trackHistoryDirection } from './router/history-direction'
import { prerenderedRewrite } from './router/prerendered-url'
import { parseSearch, stringifySearch } from './router/search-string'
import { routeTree } from './routeTree.gen'

/** Creates router and query client: the build per page, the browser once. */
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
    // Caching is left to the query client: a touch runs the loaders, and a change of what they do not depend on (such as a filter) does not.
    defaultPreloadStaleTime: 0,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPendingMs: 150,
    // A placeholder has the size of its content: it may go as soon as that is there.
    defaultPendingMinMs: 0,
    defaultNotFoundComponent: lazyRouteComponent(() => import('./layout/not-found'), 'NotFound'),
    defaultErrorComponent: ErrorScreen,
    // Back and forward restore the scroll position; the layout scrolls new pages (specification 2).
    scrollRestoration: isBackOrForward,
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    // Queries of the build's loaders are dehydrated into the page, so that the browser does not fetch them again.
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
      // Without `always` a request made offline would pause instead of failing with a message; it is refetched on reconnect.
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

/** Retries help after a lost connection or a server error, not after a 4xx or an invalid response. */
const retriesOnce = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500)

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
