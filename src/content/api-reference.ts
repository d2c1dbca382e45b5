import { contentQuery } from './content-query'

/** The operations and schemas of `openapi.yaml`, in its order. */
export const apiReferenceQuery = contentQuery(['api-reference'], () =>
  import('./api-reference.data').then(({ apiReference }) => apiReference),
)
