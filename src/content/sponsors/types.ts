import type { Partner } from '~/content/partners/types'

export interface SponsorRecord {
  name: string
  /** What it sells, in a few words. */
  business: string
}

/** A sponsor or brand (specification 3, "Organization (showcase)", and specification 3, "Partner logo"). */
export interface Sponsor extends SponsorRecord, Partner {}
