import { organizations } from '@akhada/sample-world/organizations/records.data'
import { independentTeams } from '@akhada/sample-world/tournaments/independent-teams.data'
import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendars, writeTournamentCalendar } from '~/documents/calendars'
import { siteUrl } from '~/lib/brand'

const readEvents = (content: string) =>
  new ICAL.Component(ICAL.parse(content)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))

const read = new Map<string, ICAL.Event[]>()
for (const calendar of calendars) {
  read.set(calendar.path, readEvents(await writeTournamentCalendar(calendar, Date.now())))
}
const listUids = (path: string) => (read.get(path) ?? []).map(({ uid }) => uid)

test('there is one for all tournaments and one per game, organization, team and tournament, none of them empty', () => {
  expect(calendars).toHaveLength(1 + 8 + organizations.length + independentTeams.length + tournaments.length)
  expect([...read].filter(([, events]) => events.length === 0)).toEqual([])
  expect(listUids('/calendar/all.ics')).toHaveLength(tournaments.length)
})

test('an event is the same in every calendar, with one id and the URL of its page', () => {
  const all = [...read.values()].flat()
  expect(new Set(listUids('/calendar/all.ics')).size).toBe(tournaments.length)
  for (const events of Map.groupBy(all, ({ uid }) => uid).values()) {
    expect(new Set(events.map(({ component }) => component.toString())).size).toBe(1)
  }
  const [first] = tournaments
  const [event] = read.get(`/calendar/tournaments/${first?.id}.ics`) ?? []
  expect(event?.component.getFirstPropertyValue('url')).toBe(`${siteUrl}/esports/tournament/${first?.id}`)
})

test('the calendar of a game has its tournaments, that of an organization or team those it plays in', () => {
  const valorant = tournaments.filter(({ gameId }) => gameId === 'valorant').map(({ id }) => id)
  expect(
    listUids('/calendar/games/valorant.ics')
      .map((uid) => uid.split('@')[0])
      .toSorted(),
  ).toEqual(valorant.toSorted())
  const ofNaag = listUids('/calendar/organizations/naag-esports.ics')
  expect(ofNaag.some((uid) => uid.startsWith('maha-dangal-2026-bgmi@'))).toBe(true)
  expect(ofNaag.some((uid) => uid.startsWith('maha-dangal-2026-valorant@'))).toBe(false)
  const ofImpact = listUids('/calendar/teams/imphal-impact.ics')
  expect(ofImpact.some((uid) => uid.startsWith('festival-rift-2026@'))).toBe(true)
  expect(ofImpact.some((uid) => uid.startsWith('maha-dangal-2026-valorant@'))).toBe(false)
})
