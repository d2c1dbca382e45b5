import { describe, expect, test } from 'vitest'
import { followedTournaments, whatIsNext } from '~/components/next/what-is-next'
import { loadSchedule } from '~/content/tournaments/load-schedule'
import { contentDate } from '~/content/tournaments/queries'
import type { Follow } from '~/session/follows'

const schedule = await loadSchedule()
const follow = (kind: Follow['kind'], id: string): Follow => ({ kind, id, name: id })
const next = (follows: Follow[], now = contentDate, teams = new Map<string, string>()) =>
  whatIsNext(schedule, follows, teams, now)

describe('what is next', () => {
  test('live events come first, then all by time; what is over is gone', () => {
    const events = next([follow('game', 'valorant'), follow('organization', 'sher-squad')])
    const live = events.filter(({ isLive }) => isLive)
    expect(live.length).toBeGreaterThan(1)
    expect(events.slice(0, live.length)).toEqual(live)
    const times = events.slice(live.length).map(({ start }) => Date.parse(start))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.every((time) => time > Date.parse(contentDate))).toBe(true)
    expect(next([follow('game', 'valorant')], '2030-01-01T00:00:00+05:30')).toEqual([])
  })

  test('a match is live from its start to its end', () => {
    const [match] = next([follow('tournament', 'maha-dangal-2026-valorant')]).filter((event) => event.match)
    if (!match) throw new Error('No match')
    expect(match.isLive).toBe(false)
    expect(
      next([follow('tournament', match.tournament.id)], match.start).find(({ id }) => id === match.id)?.isLive,
    ).toBe(true)
    expect(
      next([follow('tournament', match.tournament.id)], match.end).find(({ id }) => id === match.id),
    ).toBeUndefined()
  })

  test('an organization plays in all games, a team in its own', () => {
    const gamesOf = (followed: Follow) => new Set(next([followed]).map(({ tournament }) => tournament.gameId))
    expect(gamesOf(follow('organization', 'sher-squad')).size).toBeGreaterThan(1)
    expect([...gamesOf(follow('team', 'sher-squad/valorant'))]).toEqual(['valorant'])
  })

  test('a player has the events of the own team, and says why', () => {
    const teams = new Map([['p1', 'sher-squad/valorant']])
    const events = next([follow('player', 'p1'), follow('player', 'p2')], contentDate, teams)
    expect(events.map(({ id }) => id)).toEqual(next([follow('team', 'sher-squad/valorant')]).map(({ id }) => id))
    expect(events.every(({ because }) => because.join() === 'p1')).toBe(true)
  })

  test('creators, resources and what is unknown have none', () => {
    const follows = [
      follow('creator', 'sher-squad/tez-tutor'),
      follow('resource', 'aim'),
      follow('team', ''),
      follow('organization', ''),
    ]
    expect(next(follows)).toEqual([])
    expect(followedTournaments(schedule, follows, new Map()).size).toBe(0)
  })
})

test('the calendar of what is followed has past tournaments too', () => {
  const ids = followedTournaments(schedule, [follow('team', 'sher-squad/valorant')], new Map())
  const states = schedule.tournaments.flatMap(({ tournament }) => (ids.has(tournament.id) ? tournament.state : []))
  expect(new Set(states)).toEqual(new Set(['ongoing', 'upcoming', 'past']))
})
