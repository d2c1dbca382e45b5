import { contentQuery } from '~/content/content-query'
import type { OrganizationProfile } from './profile-types'

/** The profile of an organization; null for an unknown id. */
export const organizationProfileQuery = (id: string) =>
  contentQuery(
    ['organization-profile', id],
    async (): Promise<OrganizationProfile | null> => (await import('./load-profile')).loadOrganizationProfile(id),
  )
