import { contentQuery } from './content-query'

/** The five calls, in the order of `openapi.yaml`. */
export const apiCallsQuery = contentQuery(['api-calls'], () =>
  import('./api-calls.data').then(({ apiCalls }) => apiCalls),
)
