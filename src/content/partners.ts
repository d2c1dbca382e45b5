import { slug } from '@akhada/contract/slug'
import { partnerLogo } from '~/lib/art'
import { contentQuery } from './content-query'

/** A partner of the platform with its logo in one colour (specification 3, "Partner logo"). */
export interface Partner {
  name: string
  logoUrl: string
  website: string
}

/** The partners of the carousel. */
export const partnersQuery = contentQuery(['partners'], async (): Promise<Partner[]> => {
  const { partnerNames } = await import('./partners.data')
  return partnerNames.map((name) => ({
    name,
    logoUrl: partnerLogo(name),
    website: `https://${slug(name)}.example/`,
  }))
})
