import { queryOptions } from '@tanstack/react-query'
import type { Figure } from './figure'
import { type Sponsor, toSponsor } from './sponsors'

/** A page for those who want to sponsor (decisions.md, "Routes"). */
export interface Brands {
  lead: string
  figures: Figure[]
  /** What a brand gets. */
  offers: { title: string; text: string; examples: string[]; picture: string }[]
  steps: { title: string; text: string }[]
  promise: { title: string; text: string }
  /** Those who sponsor teams and tournaments here. */
  partners: Sponsor[]
}

/** What /brands says, with those who sponsor already. */
export const brandsQuery = queryOptions({
  queryKey: ['brands'],
  queryFn: async (): Promise<Brands> => {
    const [{ brands }, { sponsors }] = await Promise.all([import('./brands.data'), import('./sponsors.data')])
    return { ...brands, partners: sponsors.map(toSponsor) }
  },
  staleTime: 'static',
})
