import { contentQuery } from '~/content/content-query'
import { toSponsor } from '~/content/sponsors/to-sponsor'
import type { Brands } from './types'

/** Content of /brands, with the current sponsors. */
export const brandsQuery = contentQuery(['brands'], async (): Promise<Brands> => {
  const [{ brands }, { sponsors }] = await Promise.all([import('./data'), import('~/content/sponsors/data')])
  return { ...brands, partners: sponsors.map(toSponsor) }
})
