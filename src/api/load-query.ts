import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Requests what a screen shows, for its loader. It never rejects: the screen shows a failure itself. A page that is rendered
 * without its data has placeholders, and the browser requests it again.
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
