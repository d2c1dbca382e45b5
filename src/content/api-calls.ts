import { queryOptions } from '@tanstack/react-query'

/** One of the five calls, as `openapi.yaml` tells it. */
export interface ApiCall {
  id: string
  /** "POST" */
  method: string
  path: string
  summary: string
  description?: string
}

/** The five calls, in the order of `openapi.yaml`. */
export const apiCallsQuery = queryOptions({
  queryKey: ['api-calls'],
  queryFn: () => import('./api-calls.data').then(({ apiCalls }) => apiCalls),
  staleTime: 'static',
})
