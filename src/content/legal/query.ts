import { contentQuery } from '~/content/content-query'
import type { LegalPage } from './types'

/** The text of /privacy, /terms or /accessibility. */
export const legalQuery = (page: LegalPage) =>
  contentQuery(['legal', page], () => import('./data').then(({ legal }) => legal[page]))
