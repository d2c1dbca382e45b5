import { contentQuery } from '~/content/content-query'

/** The six Platform Features, in their order. */
export const featuresQuery = contentQuery(['platform-features'], () =>
  import('./data').then(({ features }) => features),
)
