import { listTimes } from '~/content/tournaments/queries'
import { worldQuery } from '~/content/world-query'

/** The profile of an organization; null for an unknown id. */
export const organizationProfileQuery = (id: string) =>
  worldQuery(['organization-profile', id], async (now) => {
    const [{ loadOrganizationProfile }, { tournaments }] = await Promise.all([
      import('./load-profile'),
      import('@akhada/sample-world/tournaments/records.data'),
    ])
    return { value: await loadOrganizationProfile(id, now), times: listTimes(tournaments) }
  })
