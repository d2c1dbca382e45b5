import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { describe, expect, test } from 'vitest'
import { listFollowedTournaments, listResults, listUpNext } from '~/components/up-next/list-up-next'
import { listSuggestions } from '~/content/follow/list-suggestions'
import { loadLatestResults, loadSchedule, loadUpNext } from '~/content/schedule/load'
import { loadTournament } from '~/content/tournaments/load'
import type { Follow } from '~/session/follows'

const now = Date.parse('2026-11-21T00:00:00+05:30')
const { value: schedule } = await loadSchedule(now)
const follow = (kind: Follow['kind'], id: string): Follow => ({ kind, id, name: id })
const next = (follows: Follow[], teams = new Map<string, string>()) => listUpNext(schedule, follows, teams)
const nextAt = async (time: string, follows: Follow[]) =>
  listUpNext((await loadSchedule(Date.parse(time))).value, follows, new Map())

describe('up next', () => {
  test('live events come first, then all others by time, without past ones', async () => {
    const time = '2026-11-21T15:30:00+05:30'
    const events = await nextAt(time, [follow('game', 'valorant'), follow('organization', 'sher-squad')])
    const live = events.filter(({ state }) => state === 'live')
    expect(live.length).toBeGreaterThan(0)
    expect(events.slice(0, live.length)).toEqual(live)
    const times = events.slice(live.length).map(({ start }) => Date.parse(start))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.every((start) => start > Date.parse(time))).toBe(true)
    expect(await nextAt('2030-01-01T00:00:00+05:30', [follow('game', 'valorant')])).toEqual([])
  })

  test('a tournament is listed as a whole while none of its matches is, and never together with them', async () => {
    const ofGame = await nextAt('2026-11-01T12:00:00+05:30', [follow('game', 'bgmi')])
    const wholes = ofGame.filter(({ id, tournament }) => id === tournament.id)
    expect(wholes.length).toBeGreaterThan(0)
    const matches = ofGame.filter(({ id, tournament }) => id !== tournament.id)
    expect(matches.filter((match) => wholes.some(({ id }) => id === match.tournament.id))).toEqual([])
    const followed = [follow('tournament', 'mobile-pro-series-2026')]
    const before = await nextAt('2026-11-01T12:00:00+05:30', followed)
    expect(before[0]?.id).toMatch(/^mobile-pro-series-2026-/)
    // Between its two stages.
    const between = await nextAt('2026-11-28T14:00:00+05:30', followed)
    expect(between.map(({ id, state }) => [id, state])).toEqual([
      ['mobile-pro-series-2026-2-day-1', 'upcoming'],
      ['mobile-pro-series-2026-2-day-2', 'upcoming'],
      ['mobile-pro-series-2026-2-day-3', 'upcoming'],
    ])
  })

  test('a match is live from its start to its end', async () => {
    const [match] = next([follow('tournament', 'maha-dangal-2026-valorant')]).filter(
      ({ id, tournament }) => id !== tournament.id,
    )
    if (!match) throw new Error('No match')
    expect(match.state).toBe('upcoming')
    const findAt = async (time: string) =>
      (await nextAt(time, [follow('tournament', match.tournament.id)])).find(({ id }) => id === match.id)
    expect((await findAt(match.start))?.state).toBe('live')
    expect(await findAt(match.end)).toBeUndefined()
  })

  test('following an organization covers all its games, following a team only its own', () => {
    const listGames = (followed: Follow) => new Set(next([followed]).map(({ tournament }) => tournament.gameId))
    expect(listGames(follow('organization', 'sher-squad')).size).toBeGreaterThan(1)
    expect([...listGames(follow('team', 'sher-squad/valorant'))]).toEqual(['valorant'])
  })

  test('following a game lists its matches of the next 21 days in India, today included', () => {
    const matches = next([follow('game', 'cs2')]).filter(({ id, tournament }) => id !== tournament.id)
    expect(new Set(matches.map(({ tournament }) => tournament.gameId))).toEqual(new Set(['cs2']))
    const end = Date.parse('2026-12-12T00:00:00+05:30')
    const own = schedule.matches.filter(({ tournament }) => tournament.gameId === 'cs2')
    const near = own.filter(({ start }) => Date.parse(start) < end)
    expect(new Set(matches.map(({ id }) => id))).toEqual(new Set(near.map(({ id }) => id)))
    expect(near.length).toBeGreaterThan(0)
    expect(own.length).toBeGreaterThan(near.length)
  })

  test('following a player covers the events of their team, and the entry says why', () => {
    const teams = new Map([['p1', 'sher-squad/valorant']])
    const events = next([follow('player', 'p1'), follow('player', 'p2')], teams)
    expect(events.map(({ id }) => id)).toEqual(next([follow('team', 'sher-squad/valorant')]).map(({ id }) => id))
    expect(events.every(({ followedNames, reachedNames }) => [...followedNames, ...reachedNames].join() === 'p1')).toBe(
      true,
    )
  })

  test('a match that a team reached by a result is marked', async () => {
    const pirates = follow('organization', 'port-blair-pirates')
    const find = async (id: string, follows: Follow[]) => {
      const entry = (await nextAt('2026-11-21T12:00:00+05:30', follows)).find((each) => each.id === id)
      return entry && [entry.followedNames, entry.reachedNames]
    }
    const final = 'maha-dangal-2026-fortnite-2-day-1'
    expect(await find(final, [pirates])).toEqual([[], ['port-blair-pirates']])
    expect(await find(final, [follow('tournament', 'maha-dangal-2026-fortnite'), pirates])).toEqual([
      ['maha-dangal-2026-fortnite'],
      ['port-blair-pirates'],
    ])
    const semiFinal = 'maha-dangal-2026-cs2-2-2-2'
    expect(await find(semiFinal, [follow('team', 'himalaya-nine/cs2')])).toEqual([[], ['himalaya-nine/cs2']])
    const first = next([pirates]).find(({ reachedNames }) => reachedNames.length === 0)
    expect(first?.followedNames).toEqual(['port-blair-pirates'])
  })

  test('latest results are those of the follows, the last first; how far a follow got is a reason of its own', async () => {
    const { value } = await loadSchedule(Date.parse('2026-11-29T19:00:00+05:30'))
    const results = listResults(value, [follow('team', 'sher-squad/valorant')], new Map())
    const starts = results.map(({ start }) => start)
    expect(starts).toEqual(starts.toSorted().toReversed())
    expect(results.map(({ title, followedNames, reachedNames }) => [title, followedNames, reachedNames])).toEqual([
      ['Bengal Baagh v Sher Squad', [], ['sher-squad/valorant']],
      ['Bosphorus Bulls v Sher Squad', [], ['sher-squad/valorant']],
      ['Sher Squad v Deccan Forge', [], ['sher-squad/valorant']],
    ])
    expect(listResults(value, [follow('organization', 'nobody')], new Map())).toEqual([])
  })

  test('a day of battle royale says which match is on, or comes next', async () => {
    const id = 'mobile-pro-series-2026-2-day-1'
    const { stages = [] } = (await loadTournament('mobile-pro-series-2026', now)) ?? {}
    const day = stages.flatMap((stage) => (stage.kind === 'points' ? stage.days : [])).find((each) => each.id === id)
    const [first, second] = day?.matches ?? []
    if (!first || !second) throw new Error('No matches')
    const followed = [follow('tournament', 'mobile-pro-series-2026')]
    const readNote = async (time: string) => (await nextAt(time, followed)).find((entry) => entry.id === id)?.note
    expect(await readNote('2026-11-28T14:00:00+05:30')).toBe(`${day?.matches.length} matches`)
    expect(await readNote(first.time)).toBe(`Match 1 of ${day?.matches.length}, ${first.map}`)
    expect(await readNote(first.end)).toBe(`Match 2 of ${day?.matches.length}, ${second.map}`)
    expect((await loadSchedule(Date.parse(first.time))).changeTimes).toContain(first.end)
  })

  test('creators, resources and unknown follows have no events', () => {
    const follows = [
      follow('creator', 'sher-squad/tez-tutor'),
      follow('resource', 'aim'),
      follow('team', ''),
      follow('organization', ''),
    ]
    expect(next(follows)).toEqual([])
    expect(listFollowedTournaments(schedule, follows, new Map())).toEqual([])
  })
})

test('the latest results are today’s, or yesterday’s before the first', async () => {
  const readAt = async (time: string) => (await loadLatestResults('all', Date.parse(time))).value
  const evening = await readAt('2026-11-28T23:00:00+05:30')
  expect(evening.title).toBe('Today’s results')
  expect(new Set(evening.matches.map(({ start }) => start.slice(0, 10)))).toEqual(new Set(['2026-11-28']))
  const night = await readAt('2026-11-29T00:30:00+05:30')
  expect(night).toEqual({ ...evening, title: 'Yesterday’s results' })
})

test('of matches that begin at the same time, up next lists all or none', async () => {
  const { value: matches } = await loadUpNext('all', 6, Date.parse('2026-11-29T01:30:00+05:30'))
  expect(matches).toHaveLength(8)
  expect(new Set(matches.slice(5).map(({ start }) => start))).toEqual(new Set(['2026-11-29T16:00:00+05:30']))
})

test('the calendar of followed tournaments has past ones too', () => {
  const tournaments = listFollowedTournaments(schedule, [follow('team', 'sher-squad/valorant')], new Map())
  expect(new Set(tournaments.map(({ state }) => state))).toEqual(new Set(['ongoing', 'upcoming', 'past']))
})

test.each(['2026-11-26T00:00:00+05:30', '2026-11-26T23:59:00+05:30'])(
  'up next at %s covers 21 full days in India',
  async (now) => {
    const { value: matches } = await loadUpNext('all', 1000, Date.parse(now))
    const starts = matches.map(({ start }) => Date.parse(start))
    expect(Math.max(...starts)).toBeLessThan(Date.parse('2026-12-17T00:00:00+05:30'))
    expect(Math.max(...starts)).toBeGreaterThan(Date.parse('2026-12-16T00:00:00+05:30'))
  },
)

test.each(['2026-11-21', '2026-11-27', '2027-01-01', '2027-02-01', '2027-11-20'])(
  'the suggestions on %s have three different pictures, and prize money in rupees',
  (day) => {
    const suggestions = listSuggestions(tournaments, Date.parse(`${day}T12:00:00+05:30`))
    expect(new Set(suggestions.map(({ image }) => image)).size).toBe(3)
    expect(suggestions.find(({ kind }) => kind === 'game')?.note).toMatch(/^[1-9]\d* (ongoing )?tournaments?$/)
    expect(suggestions.find(({ kind }) => kind === 'tournament')?.note).toMatch(/, ₹[\d.,]+( lakh| crore)?$/)
  },
)
