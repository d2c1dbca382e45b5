import { contentQuery } from '~/content/content-query'

/** The operations and schemas of `openapi.yaml`, in its order. */
export const apiReferenceQuery = contentQuery(['api-reference'], () =>
  import('./load').then(({ apiReference }) => apiReference),
)
