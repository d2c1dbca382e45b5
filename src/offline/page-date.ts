import type { QueryClient } from '@tanstack/react-query'

/** Whether the service worker has responded with a stored page (`service-worker/worker.ts`). */
export const isStoredDocument = (): boolean => document.documentElement.dataset.offline !== undefined

/** Whether a query is one of the calls for players, whose keys begin with their paths. */
const isOfPlayers = ([path]: readonly unknown[]) => String(path).startsWith('/api/players')

/** Since when the page is as it is, in ms: the oldest of what it shows of the server, else the document. */
export function pageDate(queryClient: QueryClient): number {
  const dates = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && query.state.dataUpdatedAt > 0 && isOfPlayers(query.queryKey))
    .map(({ state }) => state.dataUpdatedAt)
  const { offline } = document.documentElement.dataset
  return dates.length > 0 ? Math.min(...dates) : offline ? Date.parse(offline) : performance.timeOrigin
}
