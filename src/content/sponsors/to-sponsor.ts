import { slug } from '@akhada/contract/slug'
import { crestUrl } from '~/lib/art'
import type { Sponsor, SponsorRecord } from './types'

/** A sponsor with its logo and website. */
export const toSponsor = (record: SponsorRecord): Sponsor => ({
  ...record,
  logoUrl: crestUrl(record.name),
  website: `https://${slug(record.name)}.example/`,
})
