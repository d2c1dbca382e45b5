import { contentQuery } from '~/content/content-query'
import { stateOf } from '~/content/tournaments/queries'
import type { TournamentRecord } from '~/content/tournaments/types'
import { crest } from '~/lib/art'
import { socialProfile } from '~/lib/social-profile'
import type { Organizer, OrganizerRecord } from './types'

export type { Organizer } from './types'

/** All organizers, in the order of the directory. */
export const organizersQuery = contentQuery(['organizers'], async (): Promise<Organizer[]> => {
  const [{ organizers }, { tournaments }] = await Promise.all([
    import('./records.data'),
    import('~/content/tournaments/records.data'),
  ])
  return organizers.map((organizer) => toOrganizer(organizer, tournaments))
})

function toOrganizer(
  { twitter: handle, ...organizer }: OrganizerRecord,
  tournaments: readonly TournamentRecord[],
): Organizer {
  return {
    ...organizer,
    logo: crest(organizer.name),
    ongoingTournaments: tournaments.filter(
      (tournament) => tournament.organizerId === organizer.id && stateOf(tournament) === 'ongoing',
    ).length,
    isLiked: false,
    social: {
      twitter: handle && socialProfile('twitter', handle),
      website: `https://${organizer.id}.example/`,
    },
  }
}
