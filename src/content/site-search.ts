import { queryOptions } from '@tanstack/react-query'

export type { SearchEntry, SearchGroup, SiteSearch } from './site-search.types'

/** The search over the content of the platform; loaded when it is opened. */
export const siteSearchQuery = queryOptions({
  queryKey: ['site-search'],
  queryFn: () => import('./site-search-loader').then(({ loadSiteSearch }) => loadSiteSearch()),
  // Not `static`: when its code did not come, it is asked for again when the connection is back.
  staleTime: Number.POSITIVE_INFINITY,
})
