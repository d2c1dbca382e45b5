import { queryOptions } from '@tanstack/react-query'

/** The search over the site's content, loaded when it is opened. */
export const siteSearchQuery = queryOptions({
  queryKey: ['site-search'],
  queryFn: () => import('./load').then(({ createSiteSearch }) => createSiteSearch(Date.now())),
  // Not `static`: when the chunk failed to load, it is fetched again on reconnect.
  staleTime: Number.POSITIVE_INFINITY,
})
