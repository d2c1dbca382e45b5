import { requireFound } from '~/content/require-found'
import { listTimes, worldQuery } from '~/content/world-query'

/** All organizations, in the order of the directory. */
export const organizationsQuery = worldQuery(['organizations'], async (now) => {
  const [{ loadOrganizations }, { tournaments }] = await Promise.all([
    import('./load'),
    import('@akhada/sample-world/tournaments/records.data'),
  ])
  return { value: loadOrganizations(now), times: listTimes(tournaments) }
})

/** The profile of an organization. */
export const organizationProfileQuery = (id: string) =>
  worldQuery(['organization-profile', id], (now) => readProfile(id, now))

/** A creator under contract with an organization, with the profile of the organization. */
export const organizationCreatorQuery = (id: string, creatorId: string) =>
  worldQuery(['organization-creator', id, creatorId], async (now) => {
    const { value: profile, times } = await readProfile(id, now)
    const creator = requireFound(profile.creators.find(({ _id }) => _id === `${id}/${creatorId}`))
    return { value: { profile, creator }, times }
  })

async function readProfile(id: string, now: number) {
  const [{ loadOrganizationProfile }, { tournaments }] = await Promise.all([
    import('./load-profile'),
    import('@akhada/sample-world/tournaments/records.data'),
  ])
  return { value: requireFound(await loadOrganizationProfile(id, now)), times: listTimes(tournaments) }
}
