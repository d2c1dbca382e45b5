import { organizations } from '@akhada/sample-world/organizations/records.data'
import { toOrganization } from './to-organization'
import type { Organization } from './types'

/** All organizations as they are at a time (ms), in the order of the directory. */
export const loadOrganizations = (now: number): Organization[] =>
  organizations.map((record) => toOrganization(record, now))
