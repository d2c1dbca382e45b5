import { contentQuery } from '~/content/content-query'

/** What the platform does and who runs it, for /aboutUs; `/` shows it to visitors too. */
export const aboutPlatformQuery = contentQuery(['about-platform'], () =>
  import('./data').then(({ aboutPlatform }) => aboutPlatform),
)
