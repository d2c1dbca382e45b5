import type { ComingPages } from './coming-soon.types'
import { contentQuery } from './content-query'

export type { ComingSoon } from './coming-soon.types'

/** Content of an announced page. */
export const comingSoonQuery = <Page extends keyof ComingPages>(page: Page) =>
  contentQuery(
    ['coming-soon', page],
    async (): Promise<ComingPages[Page]> => (await import('./coming-soon.data')).comingSoon[page],
  )
