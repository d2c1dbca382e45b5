import { slug } from '@akhada/contract/slug'
import { gameIds, gameNames } from '@akhada/sample-world/games/names'
import { organizations } from '@akhada/sample-world/organizations/records.data'
import { independentTeams } from '@akhada/sample-world/tournaments/independent-teams.data'
import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { loadTournaments } from '~/content/tournaments/load'
import { toTournamentEvent } from '~/content/tournaments/to-tournament-event'
import type { TournamentDetail } from '~/content/tournaments/types'
import { brand, siteUrl } from '~/lib/brand'
import { compareStarts } from '~/lib/dates'
import { writeCalendar } from '~/lib/write-calendar'

interface TournamentCalendar {
  path: string
  name: string
  includes: (tournament: TournamentDetail) => boolean
}

const teamCalendar = (folder: string, id: string, name: string): TournamentCalendar => ({
  path: `/calendar/${folder}/${id}.ics`,
  name,
  includes: ({ teams }) => teams.some((team) => team.id === id),
})

/** The calendars to subscribe to: all tournaments, and those of each game, organization, independent team and tournament. */
export const calendars: readonly TournamentCalendar[] = [
  { path: '/calendar/all.ics', name: 'all tournaments', includes: () => true },
  ...gameIds.map((id) => ({
    path: `/calendar/games/${id}.ics`,
    name: gameNames[id],
    includes: ({ gameId }: TournamentDetail) => gameId === id,
  })),
  ...organizations.map(({ id, name }) => teamCalendar('organizations', id, name)),
  ...independentTeams.map((name) => teamCalendar('teams', slug(name), name)),
  ...tournaments.map(({ id, name }) => ({
    path: `/calendar/tournaments/${id}.ics`,
    name,
    includes: (tournament: TournamentDetail) => tournament.id === id,
  })),
]

/** Writes the file of a calendar as of a time (ms), in order of start. */
export async function writeTournamentCalendar(calendar: TournamentCalendar, now: number): Promise<string> {
  return writeCalendar({
    name: `${brand.name}: ${calendar.name}`,
    source: siteUrl + calendar.path,
    events: (await loadTournaments(now)).filter(calendar.includes).sort(compareStarts).map(toTournamentEvent),
  })
}
