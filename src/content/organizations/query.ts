import { contentQuery } from '~/content/content-query'
import { requireFound } from '~/content/require-found'
import { tournamentDatesQuery } from '~/content/world-query'

/** All organizations, in the order of the directory. */
export const organizationsQuery = tournamentDatesQuery(['organizations'], async (now) => {
  const { loadOrganizations } = await import('./load')
  return loadOrganizations(now)
})

/** The profile of an organization. */
export const organizationProfileQuery = (id: string) =>
  tournamentDatesQuery(['organization-profile', id], (now) => loadProfile(id, now))

/** Who plays for a team ("naag-esports/bgmi"). */
export const lineUpQuery = (teamId: string) =>
  contentQuery(['line-up', teamId], async () => {
    const { loadLineUp } = await import('./load-line-up')
    return loadLineUp(teamId)
  })

/** A creator under contract with an organization, with the profile of the organization. */
export const organizationCreatorQuery = (id: string, creatorId: string) =>
  tournamentDatesQuery(['organization-creator', id, creatorId], async (now) => {
    const profile = await loadProfile(id, now)
    return { profile, creator: requireFound(profile.creators.find(({ _id }) => _id === `${id}/${creatorId}`)) }
  })

async function loadProfile(id: string, now: number) {
  const { loadOrganizationProfile } = await import('./load-profile')
  return requireFound(await loadOrganizationProfile(id, now))
}
