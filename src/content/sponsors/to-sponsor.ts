import { toPartner } from '~/content/partners/to-partner'
import type { Sponsor, SponsorRecord } from './types'

/** A sponsor with its logo and website. */
export const toSponsor = (record: SponsorRecord): Sponsor => ({ ...record, ...toPartner(record.name) })
