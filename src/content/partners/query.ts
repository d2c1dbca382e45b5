import { slug } from '@akhada/contract/slug'
import { contentQuery } from '~/content/content-query'
import { partnerLogoUrl } from '~/lib/art'
import type { Partner } from './types'

export const partnersQuery = contentQuery(['partners'], async (): Promise<Partner[]> => {
  const { partnerNames } = await import('./data')
  return partnerNames.map((name) => ({
    name,
    logoUrl: partnerLogoUrl(name),
    website: `https://${slug(name)}.example/`,
  }))
})
