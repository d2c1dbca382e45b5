import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Runs a query for a loader. Never rejects: on failure it resolves to undefined, and the screen shows the error itself.
 * On the server a failed query is dropped, so the page has placeholders and the browser requests the data.
 */
export async function loadQuery<Data, Result, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Result, Key>,
): Promise<Result | undefined> {
  try {
    return await queryClient.query(options)
  } catch {
    if (import.meta.env.SSR) queryClient.removeQueries({ queryKey: options.queryKey, exact: true })
    return undefined
  }
}

/** Loads what a page can open without. Only the server waits for it. */
export async function loadOptional<Data, Result, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Result, Key>,
): Promise<void> {
  const loading = loadQuery(queryClient, options)
  if (import.meta.env.SSR) await loading
}
