import type { OrganizationProfileRecord } from '@akhada/sample-world/organizations/types'

/** One file per organization, so that a page carries only its own. */
const files = import.meta.glob<OrganizationProfileRecord>(
  '../../../packages/sample-world/organizations/profiles/*.data.ts',
  { import: 'profile' },
)

/** The record behind an organization's page; undefined for an unknown id. */
export const loadProfileRecord = async (id: string): Promise<OrganizationProfileRecord | undefined> =>
  files[`../../../packages/sample-world/organizations/profiles/${id}.data.ts`]?.()
