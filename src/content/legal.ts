import { contentQuery } from './content-query'
import type { LegalPage } from './legal.types'

export type { LegalPage, LegalTable } from './legal.types'

/** The text of /privacy or /terms. */
export const legalQuery = (page: LegalPage) =>
  contentQuery(['legal', page], () => import('./legal.data').then(({ legal }) => legal[page]))
