import { gameIds, gameNames } from '@akhada/sample-world/games/names'
import { organizations } from '@akhada/sample-world/organizations/records.data'
import { tournaments as records } from '@akhada/sample-world/tournaments/records.data'
import { toCalendarEvent } from '~/content/tournaments/calendar'
import { loadTournament } from '~/content/tournaments/load'
import { toTournament } from '~/content/tournaments/to-tournament'
import { brand, siteUrl } from '~/lib/brand'
import { writeCalendar } from '~/lib/calendar'

const details = await Promise.all(records.map(({ id }) => loadTournament(id, Date.now())))

const playing = (organization: string) =>
  records.filter((_, index) => details[index]?.teams.some(({ id }) => id === organization))

/** The calendars to subscribe to: all tournaments, and those of each game, organization and tournament. */
const calendars = [
  { path: '/calendar/all.ics', name: 'all tournaments', of: records },
  ...gameIds.map((id) => ({
    path: `/calendar/games/${id}.ics`,
    name: gameNames[id],
    of: records.filter(({ gameId }) => gameId === id),
  })),
  ...organizations.map(({ id, name }) => ({ path: `/calendar/organizations/${id}.ics`, name, of: playing(id) })),
  ...records.map((record) => ({ path: `/calendar/tournaments/${record.id}.ics`, name: record.name, of: [record] })),
]

/** Their files, by path. */
export const files = calendars.map(({ path, name, of }) => ({
  path,
  content: writeCalendar({
    host: new URL(siteUrl).host,
    name: `${brand.name}: ${name}`,
    source: siteUrl + path,
    events: of
      .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
      .map((record) => toCalendarEvent(toTournament(record, Date.now()))),
  }),
}))
