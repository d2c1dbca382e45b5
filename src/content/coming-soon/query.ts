import { contentQuery } from '~/content/content-query'
import type { ComingPages } from './types'

/** Content of an announced page. */
export const comingSoonQuery = <Page extends keyof ComingPages>(page: Page) =>
  contentQuery(['coming-soon', page], async (): Promise<ComingPages[Page]> => (await import('./data')).comingSoon[page])
