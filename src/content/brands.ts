import { queryOptions } from '@tanstack/react-query'
import type { Brands } from './brands.types'
import { toSponsor } from './sponsors'

export type { Brands } from './brands.types'

/** What /brands says, with those who sponsor already. */
export const brandsQuery = queryOptions({
  queryKey: ['brands'],
  queryFn: async (): Promise<Brands> => {
    const [{ brands }, { sponsors }] = await Promise.all([import('./brands.data'), import('./sponsors.data')])
    return { ...brands, partners: sponsors.map(toSponsor) }
  },
  staleTime: 'static',
})
