import { queryOptions } from '@tanstack/react-query'

export type LegalPage = 'privacy' | 'terms'

/** What this software really stores and does, in plain words (decisions.md, "Routes"). */
export interface Legal {
  title: string
  lead: string
  /** Day of the last change, as an ISO date. */
  changed: string
  sections: { id: string; title: string; paragraphs: string[]; table?: LegalTable }[]
}

export interface LegalTable {
  caption: string
  columns: [string, string, string]
  rows: [string, string, string][]
}

/** The text of /privacy or /terms. */
export const legalQuery = (page: LegalPage) =>
  queryOptions({
    queryKey: ['legal', page],
    queryFn: () => import('./legal.data').then(({ legal }) => legal[page]),
    staleTime: 'static',
  })
