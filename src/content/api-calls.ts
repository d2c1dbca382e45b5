import { queryOptions } from '@tanstack/react-query'

/** The five calls, in the order of `openapi.yaml`. */
export const apiCallsQuery = queryOptions({
  queryKey: ['api-calls'],
  queryFn: () => import('./api-calls.data').then(({ apiCalls }) => apiCalls),
  staleTime: 'static',
})
