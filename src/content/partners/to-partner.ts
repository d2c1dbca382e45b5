import { slug } from '@akhada/contract/slug'
import { partnerLogoUrl } from '~/lib/art'
import type { Partner } from './types'

/** A company with its logo and website. */
export const toPartner = (name: string): Partner => ({
  name,
  logoUrl: partnerLogoUrl(name),
  website: `https://${slug(name)}.example/`,
})
