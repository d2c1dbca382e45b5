import { queryOptions } from '@tanstack/react-query'

/** A query of content: loaded once, since it cannot change while the page is open. */
export const contentQuery = <Data, const Key extends readonly string[]>(queryKey: Key, queryFn: () => Promise<Data>) =>
  queryOptions({ queryKey, queryFn, staleTime: 'static' })
