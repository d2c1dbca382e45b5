import { contentQuery } from './content-query'

/** The five operations, in the order of `openapi.yaml`. */
export const apiCallsQuery = contentQuery(['api-calls'], () =>
  import('./api-calls.data').then(({ apiCalls }) => apiCalls),
)
