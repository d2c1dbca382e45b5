import type { Brands } from './brands.types'
import { contentQuery } from './content-query'
import { toSponsor } from './organizations/sponsors'

export type { Brands } from './brands.types'

/** Content of /brands, with the current sponsors. */
export const brandsQuery = contentQuery(['brands'], async (): Promise<Brands> => {
  const [{ brands }, { sponsors }] = await Promise.all([
    import('./brands.data'),
    import('./organizations/sponsors.data'),
  ])
  return { ...brands, partners: sponsors.map(toSponsor) }
})
