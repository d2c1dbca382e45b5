import { QueryClient } from '@tanstack/react-query'
import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { ApiError } from './api/http'
import { ErrorScreen } from './layout/error-screen'
import { parseAddress, stringifyAddress } from './lib/address'
import { watchReturns } from './lib/watch-returns'
import { routeTree } from './routeTree.gen'
import { lateCodeIsThere } from './ui/late'

/** Router and query client of one visit; the build calls it per page, the browser once. */
export function getRouter() {
  const queryClient = createQueryClient()
  let isReturn = () => true
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch: parseAddress,
    stringifySearch: stringifyAddress,
    defaultPreload: 'intent',
    // Freshness is the query client's business alone.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultNotFoundComponent: lazyRouteComponent(() => import('./layout/not-found'), 'NotFound'),
    defaultErrorComponent: ErrorScreen,
    // Going back or forward finds the old place; a new page is scrolled by the layout (specification 2).
    scrollRestoration: () => isReturn(),
  })
  if (!import.meta.env.SSR) isReturn = watchReturns(router.history)
  setupRouterSsrQueryIntegration({ router, queryClient })
  if (import.meta.env.SSR) {
    const { dehydrate } = router.options
    router.options.dehydrate = async () => {
      await lateCodeIsThere()
      return dehydrate?.()
    }
  }
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
