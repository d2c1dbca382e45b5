import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { organizations } from '~/content/organizations/records.data'
import { tournaments } from '~/content/tournaments/records.data'
import { revisions } from '~/content/tournaments/revisions.data'
import { siteUrl } from '~/lib/brand'
import { files } from '../../scripts/calendars/calendars'
import { nextRevision, nextRevisions } from '../../scripts/calendars/revisions'

const read = new Map(
  files.map(({ path, content }) => [
    path,
    new ICAL.Component(ICAL.parse(content)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)),
  ]),
)
const uidsOf = (path: string) => (read.get(path) ?? []).map(({ uid }) => uid)

test('there is one of all tournaments, and one per game, organization and tournament, none of them empty', () => {
  expect(files).toHaveLength(1 + 8 + organizations.length + tournaments.length)
  expect([...read].filter(([, events]) => events.length === 0)).toEqual([])
  expect(uidsOf('/calendar/all.ics')).toHaveLength(tournaments.length)
})

test('an event is the same in every calendar, under one id and with the URL of its page', () => {
  const all = [...read.values()].flat()
  expect(new Set(uidsOf('/calendar/all.ics')).size).toBe(tournaments.length)
  for (const events of Map.groupBy(all, ({ uid }) => uid).values()) {
    expect(new Set(events.map(({ component }) => component.toString())).size).toBe(1)
  }
  const [first] = tournaments
  const [event] = read.get(`/calendar/tournaments/${first?.id}.ics`) ?? []
  expect(event?.component.getFirstPropertyValue('url')).toBe(`${siteUrl}/esports/tournament/${first?.id}`)
})

test('a game has its own tournaments, and an organization those that it plays in', () => {
  const valorant = tournaments.filter(({ gameId }) => gameId === 'valorant').map(({ id }) => id)
  expect(
    uidsOf('/calendar/games/valorant.ics')
      .map((uid) => uid.split('@')[0])
      .toSorted(),
  ).toEqual(valorant.toSorted())
  const ofNaag = uidsOf('/calendar/organizations/naag-esports.ics')
  expect(ofNaag.some((uid) => uid.startsWith('maha-dangal-2026-bgmi@'))).toBe(true)
  expect(ofNaag.some((uid) => uid.startsWith('maha-dangal-2026-valorant@'))).toBe(false)
})

test('every tournament has the revision of its content: after a change run `npm run revisions`', () => {
  expect(nextRevisions('now')).toEqual(revisions)
})

test('a revision changes with the content alone', () => {
  const last = { hash: 'a', sequence: 4, changed: '2026-11-21T00:00:00Z' }
  expect(nextRevision(last, 'a', 'now')).toBe(last)
  expect(nextRevision(last, 'b', 'now')).toEqual({ hash: 'b', sequence: 5, changed: 'now' })
  expect(nextRevision(undefined, 'b', 'now')).toEqual({ hash: 'b', sequence: 0, changed: 'now' })
})
