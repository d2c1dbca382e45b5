import type { ComingPage } from './coming-soon.types'
import { contentQuery } from './content-query'

export type { ComingPage } from './coming-soon.types'

/** Content of an announced page. */
export const comingSoonQuery = (page: ComingPage) =>
  contentQuery(['coming-soon', page], () => import('./coming-soon.data').then(({ comingSoon }) => comingSoon[page]))
