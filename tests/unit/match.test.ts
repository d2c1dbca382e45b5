import { organizationIds } from '@akhada/sample-world/organizations/ids.data'
import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { QueryClient } from '@tanstack/react-query'
import { isNotFound } from '@tanstack/react-router'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { listForm, listMeetings } from '~/content/match/load'
import { matchQuery } from '~/content/match/query'
import { toMatchEvent } from '~/content/match/to-match-event'
import { organizationsQuery } from '~/content/organizations/query'
import { listScheduledMatches } from '~/content/schedule/list-matches'
import type { ScheduledMatch } from '~/content/schedule/types'
import { loadTournaments } from '~/content/tournaments/load'
import { tournamentQuery } from '~/content/tournaments/query'
import type { MatchState, Side, Team } from '~/content/tournaments/types'
import { formatTimeLeft } from '~/lib/dates'
import { matchHead } from '~/screens/match/match-head'

const team = (name: string): Team => ({ id: name.toLowerCase(), name, logo: '' })
const side = (name: string): Side => ({ team: team(name), label: name, from: null, takesLoser: false })

/** A match of two teams, "A 2-1 B", on a day of November 2026. */
function match(id: string, text: string, state: MatchState = 'over'): ScheduledMatch {
  const [, home = '', own, other, away = ''] = /^(\w+) (?:(\d)-(\d)|v) (\w+)$/.exec(text) ?? []
  const score = own && other ? ([Number(own), Number(other)] as const) : null
  const time = `2026-11-${id.padStart(2, '0')}T18:00:00+05:30`
  return {
    id,
    path: `/esports/match/${id}`,
    tournament: {
      id: 'cup',
      name: 'Cup',
      path: '',
      gameId: 'valorant',
      gameName: 'Valorant',
      image: '',
      organizerId: '',
    },
    title: `${home} v ${away}`,
    note: 'Final',
    sides: [side(home), side(away)],
    score,
    winner: score && team(score[0] > score[1] ? home : away),
    champion: null,
    ranking: [],
    teams: [],
    isLaterStage: false,
    start: time,
    end: time,
    state,
  }
}

const lobby: ScheduledMatch = { ...match('9', 'A v B'), sides: null }

test('the head to head lists the matches between both teams, latest first', () => {
  const matches = [match('1', 'A 2-1 B'), match('2', 'A 2-0 C'), match('3', 'B 2-0 A'), match('4', 'B 2-1 C'), lobby]
  expect(listMeetings(matches, [side('A'), side('B')]).map(({ id }) => id)).toEqual(['3', '1'])
  expect(listMeetings(matches, [side('B'), side('A')]).map(({ id }) => id)).toEqual(['3', '1'])
  expect(
    listMeetings(matches, [side('A'), { team: null, label: 'Winner of final', from: null, takesLoser: false }]),
  ).toEqual([])
})

test.each([
  [
    'A',
    [
      ['B', true, [2, 1]],
      ['C', false, [0, 2]],
    ],
  ],
  ['B', [['A', false, [1, 2]]]],
  ['C', [['A', true, [2, 0]]]],
  ['D', []],
])('the form of %s lists its own results, with its own score first', (name, expected) => {
  const matches = [match('1', 'A 2-1 B'), match('2', 'C 2-0 A'), match('3', 'A v C', 'upcoming'), lobby]
  const form = listForm(matches, team(name))
  expect(form.map(({ opponent, hasWon, score }) => [opponent.name, hasWon, score])).toEqual(expected)
})

test.each([
  [0, 'now'],
  [-5, 'now'],
  [0.2, 'in 1 min'],
  [45, 'in 45 min'],
  [135, 'in 2 h 15 min'],
  [120, 'in 2 h'],
  [1440, 'in 1 day'],
  [1440 * 2 + 4 * 60 + 59, 'in 2 days 4 h'],
])('%s minutes before it begins: %s', (minutes, text) => {
  expect(formatTimeLeft(minutes * 60_000)).toBe(text)
})

const now = Date.parse('2026-11-21T00:00:00+05:30')
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

const read = async (id: string) => new QueryClient().query(matchQuery(id))

async function listAll() {
  const client = new QueryClient()
  const details = await Promise.all(tournaments.map(({ id }) => client.query(tournamentQuery(id))))
  return details.flatMap((detail) => (detail ? listScheduledMatches(detail) : []))
}

test('every match of every tournament has a page with its own head', async () => {
  const matches = await listAll()
  expect(matches.length).toBeGreaterThan(500)
  // The first and the last match of each tournament.
  const groups = [...Map.groupBy(matches, ({ tournament }) => tournament.id).values()]
  for (const { id, title } of groups.flatMap((group) => [group[0], group.at(-1)].flatMap((each) => each ?? []))) {
    const page = await read(id)
    expect(page?.title, id).toBe(title)
    expect(page && matchHead(page).meta[0]?.title, id).toContain(title)
  }
})

test('matches of the same two teams have different titles', async () => {
  const matches = (await listAll()).filter(({ tournament }) => tournament.id === 'maha-dangal-2026-dota2')
  const pages = await Promise.all(matches.map(({ id }) => read(id)))
  expect(new Set(pages.map((page) => page?.title)).size).toBeLessThan(pages.length)
  expect(new Set(pages.map((page) => page && matchHead(page).meta[0]?.title)).size).toBe(pages.length)
})

test('the last match of a tournament names its winner once it is over; no other match does', async () => {
  const details = await loadTournaments(now)
  expect(details.filter(({ winner }) => winner).length).toBeGreaterThan(20)
  for (const detail of details) {
    const champions = listScheduledMatches(detail).map(({ champion }) => champion)
    expect(champions.pop(), detail.id).toEqual(detail.winner)
    expect(champions.filter(Boolean), detail.id).toEqual([])
  }
})

test('later matches do not appear in the head to head, form or run', async () => {
  const played = (await listAll()).filter(({ state, sides }) => state === 'over' && sides).slice(-40)
  for (const { id, start } of played) {
    const page = await read(id)
    const form = page?.pair?.flatMap((each) => [...each.form, ...each.run].map((step) => step.match)) ?? []
    for (const earlier of [...(page?.meetings ?? []), ...form]) {
      expect(Date.parse(earlier.end), `${earlier.id} before ${id}`).toBeLessThanOrEqual(Date.parse(start))
    }
  }
})

test('a match goes from upcoming to live to its result', async () => {
  const upcoming = (await listAll()).find(
    ({ state, sides }) => state === 'upcoming' && sides?.every((each) => each.team),
  )
  const at = async (time: string, later = 0) => {
    vi.setSystemTime(Date.parse(time) + later)
    return (await read(upcoming?.id ?? ''))?.state
  }
  const { start = '', end = '' } = upcoming ?? {}
  expect(await at(start, -1)).toBe('upcoming')
  expect(await at(start)).toBe('live')
  expect(await at(end)).toBe('over')
})

test.each(['', '_', 'x', 'maha-dangal-2026-bgmi', 'maha-dangal-2026-bgmi-1', 'maha-dangal-2026-bgmi-1-day-99', '../x'])(
  '%s is not a match',
  async (id) => {
    await expect(read(id)).rejects.toSatisfy(isNotFound)
  },
)

test('the names of organizations with a page link to it', async () => {
  const organizations = await new QueryClient().query(organizationsQuery)
  expect(organizationIds).toEqual(new Set(organizations.map(({ id }) => id)))
})

test('the calendar entry of a match names its tournament as long as a side is open', async () => {
  const page = await read('campus-clash-2027-1-2-1')
  expect(toMatchEvent(page).title).toMatch(/^Winner of .+ v Winner of .+, Campus Clash 2027/)
})

test('the calendar entry of a lobby names its tournament', async () => {
  const page = await read('maha-dangal-2026-apex-2-day-2')
  expect(toMatchEvent(page).title).toBe('Grand Finals, day 2, Maha Dangal 2026: Apex Legends')
})

test('a day of battle royale has the standings of the day, and of the stage up to that day', async () => {
  const readTables = async (id: string) => (await read(id)).lobby?.tables ?? []
  vi.setSystemTime('2026-11-29T01:30:00+05:30')
  const [before, ...others] = await readTables('ring-road-series-2026-2-day-2')
  const [first] = await readTables('ring-road-series-2026-2-day-1')
  expect(others).toEqual([])
  expect(before).toEqual({ name: 'Before day 2', rows: first?.rows })

  vi.setSystemTime('2026-11-30T01:30:00+05:30')
  const [day, overall] = await readTables('ring-road-series-2026-2-day-2')
  expect([day?.name, overall?.name]).toEqual(['Day 2', 'Overall'])
  for (const { team: squad, points } of overall?.rows ?? []) {
    const pointsOf = (rows = first?.rows) => rows?.find((row) => row.team.id === squad.id)?.points ?? 0
    expect(points, squad.name).toBe(pointsOf() + pointsOf(day?.rows))
  }
})

test('an open side names who plays the match that decides it', async () => {
  vi.setSystemTime('2026-11-29T01:30:00+05:30')
  const { pair } = await read('tactical-shooter-champions-2-8-1')
  expect(pair?.map(({ candidates }) => candidates)).toEqual([
    'Deccan Forge or Manila Monsoon',
    'Winner of lower semi-final or loser of upper final',
  ])
})
