import { slug } from '@akhada/contract/slug'
import { partnerLogoUrl } from '~/lib/art'
import type { Sponsor, SponsorRecord } from './types'

/** A sponsor with its logo and website. */
export const toSponsor = (record: SponsorRecord): Sponsor => ({
  ...record,
  logoUrl: partnerLogoUrl(record.name),
  website: `https://${slug(record.name)}.example/`,
})
