import { queryOptions } from '@tanstack/react-query'
import type { LegalPage } from './legal.types'

export type { LegalPage, LegalTable } from './legal.types'

/** The text of /privacy or /terms. */
export const legalQuery = (page: LegalPage) =>
  queryOptions({
    queryKey: ['legal', page],
    queryFn: () => import('./legal.data').then(({ legal }) => legal[page]),
    staleTime: 'static',
  })
