import { contentQuery } from './content-query'

export type { PlatformFeature } from './home-features.types'

/** The six Platform Features, in their order. */
export const featuresQuery = contentQuery(['platform-features'], () =>
  import('./home-features.data').then(({ features }) => features),
)
