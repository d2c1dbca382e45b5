import type { OrganizerRecord } from '@akhada/sample-world/organizers/types'
import type { TournamentRecord } from '@akhada/sample-world/tournaments/types'
import { requireFound } from '~/content/require-found'
import { isOngoing } from '~/content/tournaments/tournament-state'
import { type Reading, tournamentDatesQuery, worldQuery } from '~/content/world-query'
import { crestUrl } from '~/lib/art'
import { getProfileUrl } from '~/lib/social-profile'
import type { Organizer, OrganizerPage } from './types'

/** All organizers, in the order of the directory. */
export const organizersQuery = tournamentDatesQuery(['organizers'], async (now, tournaments) => {
  const { organizers } = await import('@akhada/sample-world/organizers/records.data')
  const ongoing = tournaments.filter((tournament) => isOngoing(tournament, now))
  return organizers.map((organizer) => toOrganizer(organizer, ongoing))
})

/** One organizer with all its tournaments. */
export const organizerQuery = (id: string) =>
  worldQuery(['organizer', id], async (now): Promise<Reading<OrganizerPage>> => {
    const { organizers } = await import('@akhada/sample-world/organizers/records.data')
    const record = requireFound(organizers.find((organizer) => organizer.id === id))
    const { loadSummaries } = await import('~/content/tournaments/load')
    const { value: tournaments, changeTimes } = await loadSummaries(now, ({ organizerId }) => organizerId === id)
    const ongoing = tournaments.filter(({ state }) => state === 'ongoing')
    return { value: { organizer: toOrganizer(record, ongoing), tournaments }, changeTimes }
  })

function toOrganizer(
  { twitter: handle, ...organizer }: OrganizerRecord,
  ongoing: readonly Pick<TournamentRecord, 'organizerId'>[],
): Organizer {
  return {
    ...organizer,
    logo: crestUrl(organizer.name),
    ongoingTournaments: ongoing.filter(({ organizerId }) => organizerId === organizer.id).length,
    isLiked: false,
    website: `https://${organizer.id}.example/`,
    socialLinks: handle ? [{ platform: 'twitter', url: getProfileUrl('twitter', handle) }] : [],
  }
}
