import { queryOptions } from '@tanstack/react-query'
import { crest } from '~/lib/art'
import { socialProfile } from '~/lib/social-profile'
import type { Organizer, OrganizerRecord } from './organizers.types'
import type { TournamentRecord } from './tournament-types'
import { stateOf } from './tournaments'

export type { Organizer } from './organizers.types'

/** All organizers, in the order of the directory. */
export const organizersQuery = queryOptions({
  queryKey: ['organizers'],
  queryFn: async (): Promise<Organizer[]> => {
    const [{ organizers }, { tournaments }] = await Promise.all([
      import('./organizers.data'),
      import('./tournaments.data'),
    ])
    return organizers.map((organizer) => toOrganizer(organizer, tournaments))
  },
  staleTime: 'static',
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
