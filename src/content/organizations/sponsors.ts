import { slug } from '@akhada/contract/slug'
import { crest } from '~/lib/art'

export interface SponsorRecord {
  name: string
  /** What it sells, in a few words. */
  business: string
}

/** A sponsor or brand (specification 3, "Organization (showcase)" and "Partner logo"). */
export interface Sponsor extends SponsorRecord {
  logoUrl: string
  website: string
}

/** A sponsor with its logo and website. */
export const toSponsor = (record: SponsorRecord): Sponsor => ({
  ...record,
  logoUrl: crest(record.name),
  website: `https://${slug(record.name)}.example/`,
})
