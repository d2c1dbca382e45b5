import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { ApiError } from './api/api-error'
import { ErrorScreen } from './layout/error-screen'
import { NotFound } from './layout/lazy-not-found'
import type { RecordKind } from './layout/not-found'
import { isBackOrForward, trackHistoryDirection } from './router/history-direction'
import { parseSearch, stringifySearch } from './router/search-string'
import { routeTree } from './routeTree.gen'
import { savesData } from './ui/save-data'

/** Creates the router and its query client: once per page on the server, once in the browser. */
export function getRouter() {
  const queryClient = createQueryClient()
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: savesData ? false : 'intent',
    // The query client does the caching. A preload, such as on touch, runs the loaders; a search param outside their `loaderDeps` doesn't.
    defaultPreloadStaleTime: 0,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // Another match, player or tournament starts afresh: what was opened on the last one is covered again.
    defaultRemountDeps: ({ params }) => params,
    defaultPendingMs: 150,
    // A placeholder is as large as its content, so it can go as soon as the content arrives.
    defaultPendingMinMs: 0,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ErrorScreen,
    // Back and forward restore the scroll position; the layout scrolls new pages (specification 2).
    scrollRestoration: isBackOrForward,
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    // The page carries the data of its loaders and its age, so that the browser refetches it only when it's stale.
    // Query's own `dehydrate` and `hydrate` add 0.4 kB to every first load, more than the limit leaves.
    dehydrate: () => ({
      queries: JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .filter(({ state }) => state.status === 'success')
          .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]),
      ),
    }),
    hydrate: ({ queries }) => {
      // Written by `dehydrate` of the same build.
      const entries: [QueryKey, unknown, number][] = JSON.parse(queries)
      for (const [queryKey, data, updatedAt] of entries) queryClient.setQueryData(queryKey, data, { updatedAt })
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
        // Rendering on the server doesn't wait for a retry.
        retry: import.meta.env.SSR ? false : retriesOnce,
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
  interface StaticDataRouteOption {
    /**
     * Records from the server, or the sample world as it is now, if the page shows either; the server renders it on request then. Other
     * pages are files of the build.
     */
    liveData?: 'records' | 'world'
    /** What the page is about, for its title when there is no such record: "Player". */
    record?: RecordKind
  }
}
