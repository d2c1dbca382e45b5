import { queryOptions } from '@tanstack/react-query'
import { crest } from '~/lib/art'
import { socialProfile } from '~/lib/social-profile'
import type { TournamentRecord } from './tournament-types'
import { stateOf } from './tournaments'

type OrganizerTier = 'Tier 1' | 'Tier 2' | 'Tier 3'

export interface OrganizerRecord {
  id: string
  name: string
  /** What they are known for, in one or two sentences. */
  about: string
  city: string
  foundingYear: number
  /** Over all years, not only those we list. */
  tournamentsOrganized: number
  games: string[]
  /** Community impressions; a like moves the number by one (specification 4). */
  impressions: number
  tier: OrganizerTier
  /** Handle on Twitter; null when they have none. */
  twitter: string | null
}

/** A tournament organizer (specification 3, "Tournament organizer"). */
export interface Organizer extends Omit<OrganizerRecord, 'twitter'> {
  logo: string
  ongoingTournaments: number
  isLiked: boolean
  social: { twitter: string | null; website: string }
}

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
