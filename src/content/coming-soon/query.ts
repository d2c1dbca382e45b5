import { contentQuery } from '~/content/content-query'
import type { ComingSoonPages } from './types'

/** Content of an announced page. */
export const comingSoonQuery = <Page extends keyof ComingSoonPages>(page: Page) =>
  contentQuery(
    ['coming-soon', page],
    async (): Promise<ComingSoonPages[Page]> => (await import('./data')).comingSoon[page],
  )
