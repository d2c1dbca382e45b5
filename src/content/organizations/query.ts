import { contentQuery } from '~/content/content-query'
import { listTimes, worldQuery } from '~/content/world-query'
import { toOrganization } from './to-organization'
import type { Organization } from './types'

/** All organizations, in the order of the directory. */
export const organizationsQuery = contentQuery(
  ['organizations'],
  async (): Promise<Organization[]> =>
    (await import('@akhada/sample-world/organizations/records.data')).organizations.map(toOrganization),
)

/** The profile of an organization; null for an unknown id. */
export const organizationProfileQuery = (id: string) =>
  worldQuery(['organization-profile', id], async (now) => {
    const [{ loadOrganizationProfile }, { tournaments }] = await Promise.all([
      import('./load-profile'),
      import('@akhada/sample-world/tournaments/records.data'),
    ])
    return { value: await loadOrganizationProfile(id, now), times: listTimes(tournaments) }
  })
