import { queryOptions } from '@tanstack/react-query'

export type { SearchEntry, SearchGroup, SiteSearch } from './types'

/** The search over the content of the platform; loaded when it is opened. */
export const siteSearchQuery = queryOptions({
  queryKey: ['site-search'],
  queryFn: () => import('./load').then(({ loadSiteSearch }) => loadSiteSearch()),
  // Not `static`: when its code did not come, it is asked for again when the connection is back.
  staleTime: Number.POSITIVE_INFINITY,
})
