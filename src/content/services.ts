import { contentQuery } from './content-query'

export type { Service } from './services.types'

/** The nine services, in their order. */
export const servicesQuery = contentQuery(['services'], () =>
  import('./services.data').then(({ services }) => services),
)
