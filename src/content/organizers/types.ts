import type { OrganizerRecord } from '@akhada/sample-world/organizers/types'
import type { TournamentSummary } from '~/content/tournaments/types'

/** A tournament organizer (specification 3, "Tournament organizer"). */
export interface Organizer extends Omit<OrganizerRecord, 'twitter'> {
  logo: string
  ongoingTournaments: number
  isLiked: boolean
  website: string
  socialLinks: { platform: 'twitter'; url: string }[]
}

/** An organizer with its tournaments: past ones latest first, the others in order of time. */
export interface OrganizerPage {
  organizer: Organizer
  tournaments: TournamentSummary[]
}
