import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadTournaments } from '~/content/tournaments/load'
import type { Match } from '~/content/tournaments/types'
import { siteUrl } from '~/lib/brand'
import {
  comparePicks,
  decodePicks,
  encodePicks,
  findSides,
  isLocked,
  listLivePicks,
  listPointsByMatch,
  type Picks,
  pickWinner,
  scorePicks,
} from '~/rules/pickem'
import { sampleBracket } from '../../src/dev/bracket-samples'

type Shape = Parameters<typeof sampleBracket>[0]

/** A sample bracket, with helpers that name matches and pick sides. */
function read(shape: Shape) {
  const matches = sampleBracket(shape).flatMap((round) => round.matches)
  const named = (name: string): Match => {
    const match = matches.find((each) => each.name === name)
    if (!match) throw new Error(`No match ${name}`)
    return match
  }
  const sides = (picks: Picks, name: string) => findSides(matches, picks, named(name))
  /** Picks the first or second side of matches, one after the other. */
  const choose = (picks: Picks, choices: Record<string, 0 | 1>, now = 0) =>
    Object.entries(choices).reduce((before, [name, side]) => {
      const team = sides(before, name)[side]
      return team === null ? before : pickWinner(matches, before, { match: named(name), team, now })
    }, picks)
  return { matches, named, sides, choose }
}

const nothing: Picks = new Map()

describe('a pick', () => {
  const { sides, choose } = read({ teams: 4, hasThird: true, played: 0 })

  test('advances the winner, and the loser to the match for third place', () => {
    const [[a, b], [c, d]] = [sides(nothing, 'Semi-final 1'), sides(nothing, 'Semi-final 2')]
    expect(sides(nothing, 'Grand final')).toEqual([null, null])
    const picks = choose(nothing, { 'Semi-final 1': 0, 'Semi-final 2': 1 })
    expect(sides(picks, 'Grand final')).toEqual([a, d])
    expect(sides(picks, 'Third place')).toEqual([b, c])
  })

  test('that changes drops later picks that depended on it, and no others', () => {
    const picks = choose(nothing, { 'Semi-final 1': 0, 'Semi-final 2': 0, 'Grand final': 0, 'Third place': 1 })
    expect(picks.size).toBe(4)
    const changed = choose(picks, { 'Semi-final 1': 1 })
    expect([...changed.keys()].map((id) => id.slice(-3))).toEqual(['1-1', '1-2', '2-1'])
  })

  test('is locked once its match starts', () => {
    const { matches, named, sides: all, choose: pick } = read({ teams: 4, played: 0 })
    const match = named('Semi-final 1')
    const start = Date.parse(match.time)
    expect([isLocked(match, start - 1), isLocked(match, start)]).toEqual([false, true])
    const picks = pick(nothing, { 'Semi-final 1': 0 })
    const other = { match, team: all(nothing, 'Semi-final 1')[1] ?? '' }
    expect(pickWinner(matches, picks, { ...other, now: start })).toBe(picks)
    expect(pickWinner(matches, picks, { ...other, now: start - 1 }).get(match.id)).toBe(other.team)
  })
})

test('in double elimination, the loser of a pick continues in the lower lane, and can still win', () => {
  const { sides, choose, matches } = read({ teams: 4, isDouble: true, played: 0, hasReset: true })
  const [first] = sides(nothing, 'Upper semi-final 1')
  const picks = choose(nothing, {
    'Upper semi-final 1': 1,
    'Upper semi-final 2': 0,
    'Upper final': 0,
    'Lower round 1': 0,
    'Lower final': 0,
    'Grand final': 1,
  })
  expect(sides(picks, 'Lower round 1')[0]).toBe(first)
  expect(sides(picks, 'Grand final')[1]).toBe(first)
  expect(sides(picks, 'Grand final reset')[0]).toBe(first)
  const pointsByMatch = matches.map(({ name, id }) => [name, listPointsByMatch(matches).get(id)])
  expect(Object.fromEntries(pointsByMatch)).toEqual({
    'Upper semi-final 1': 1,
    'Upper semi-final 2': 1,
    'Lower round 1': 2,
    'Upper final': 2,
    'Lower final': 3,
    'Grand final': 4,
    'Grand final reset': 5,
  })
})

test('once there is a result, the real opponents can be picked; a team that is out counts as wrong until then', () => {
  const before = read({ teams: 4, played: 0 })
  const picks = before.choose(nothing, { 'Semi-final 1': 0, 'Semi-final 2': 0, 'Grand final': 0 })
  const after = read({ teams: 4, played: 1 })
  // In the sample, the second team wins the first match.
  const winner = after.named('Semi-final 1').winner?.id ?? ''
  expect(winner).toBe(after.sides(nothing, 'Semi-final 1')[1])
  const decoded = decodePicks(after.matches, encodePicks(before.matches, picks))
  expect(decoded).toEqual(picks)
  const live = listLivePicks(after.matches, decoded)
  expect([...live.keys()].map((id) => id.slice(-3))).toEqual(['1-1', '1-2'])
  expect(after.sides(live, 'Grand final')[0]).toBe(winner)
  const final = after.named('Grand final')
  const again = pickWinner(after.matches, decoded, { match: final, team: winner, now: 0 })
  expect([...again.values()]).toEqual([...live.values(), winner])
  const over = read({ teams: 4, played: 3 })
  const known = decodePicks(over.matches, encodePicks(before.matches, picks))
  expect(scorePicks(over.matches, known).most).toBe(4)
})

test('a right pick scores its points; a match without a result or a pick doesn’t count', () => {
  const { matches, choose } = read({ teams: 4, played: 3 })
  const winners: Picks = new Map(matches.flatMap(({ id, winner }) => (winner ? [[id, winner.id]] : [])))
  expect(scorePicks(matches, winners)).toEqual({ points: 4, most: 4 })
  expect(scorePicks(matches, nothing)).toEqual({ points: 0, most: 0 })
  // Someone who came after the semi-finals can still score everything.
  const [final] = [...winners].slice(-1)
  expect(scorePicks(matches, new Map([final ?? ['', '']]))).toEqual({ points: 2, most: 2 })
  const open = read({ teams: 4, played: 1 })
  expect(scorePicks(open.matches, open.choose(nothing, { 'Semi-final 1': 1 }))).toEqual({ points: 1, most: 1 })
  expect(scorePicks(open.matches, choose(nothing, { 'Semi-final 1': 0 }))).toEqual({ points: 0, most: 1 })
})

test('a comparison counts matches that both picked, and equal picks', () => {
  const { choose } = read({ teams: 8, played: 0 })
  const mine = choose(nothing, { 'Quarter-final 1': 0, 'Quarter-final 2': 0, 'Quarter-final 3': 0 })
  const theirs = choose(nothing, { 'Quarter-final 2': 0, 'Quarter-final 3': 1, 'Quarter-final 4': 1 })
  expect(comparePicks(mine, theirs)).toEqual({ same: 1, both: 2 })
})

describe('a link', () => {
  test.each<Shape>([
    { teams: 4, hasThird: true },
    { teams: 32, isDouble: true, hasReset: true },
  ])('contains every pick of %o', (shape) => {
    const { matches } = read({ ...shape, played: 0 })
    const picks = matches.reduce((before, match) => {
      const [home, away] = findSides(matches, before, match)
      return pickWinner(matches, before, { match, team: (match.name.endsWith('2') ? home : away) ?? '', now: 0 })
    }, nothing)
    expect(picks.size).toBe(matches.length)
    const code = encodePicks(matches, picks)
    expect(code).toMatch(/^[a-zA-Z]+$/)
    expect(decodePicks(matches, code)).toEqual(picks)
  })

  test('leaves open matches open, and is empty without picks', () => {
    const { matches, choose } = read({ teams: 4, played: 0 })
    const picks = choose(nothing, { 'Semi-final 2': 1 })
    expect(encodePicks(matches, picks)).toBe('-d')
    expect(decodePicks(matches, '-d')).toEqual(picks)
    expect(encodePicks(matches, nothing)).toBe('')
  })

  test('with mistakes keeps its valid picks, and no team wins a match that it is not in', () => {
    const { matches, sides } = read({ teams: 8, isDouble: true, played: 0 })
    expect(decodePicks(matches, 'ZZ💥—\0<script>').size).toBe(0)
    expect(decodePicks(matches, 'cca').size).toBe(1)
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (code) => {
        const picks = decodePicks(matches, code)
        for (const { id, name } of matches) if (picks.has(id)) expect(sides(picks, name)).toContain(picks.get(id))
        expect(decodePicks(matches, encodePicks(matches, picks))).toEqual(picks)
      }),
    )
  })

  test('is at most 200 characters long for every tournament, and no tournament has two brackets', async () => {
    const all = await loadTournaments(Number.POSITIVE_INFINITY)
    expect(all).toHaveLength(tournaments.length)
    for (const { path, stages } of all) {
      const [bracket, ...more] = stages.filter((stage) => stage.kind === 'bracket')
      expect(more).toEqual([])
      const matches = bracket?.rounds.flatMap((round) => round.matches) ?? []
      const picks = new Map(matches.flatMap(({ id, winner }) => (winner ? [[id, winner.id] as const] : [])))
      expect(decodePicks(matches, encodePicks(matches, picks))).toEqual(picks)
      expect(`${siteUrl}${path}?picks=${encodePicks(matches, picks)}#pickem`.length).toBeLessThanOrEqual(200)
    }
  })
})

describe('stored picks', () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['nonsense', '{', {}],
    ['a list', '["a"]', {}],
    ['entries that are not text', '{"a":1,"b":"cd","c":null}', { b: 'cd' }],
  ])('are ignored where they are broken: %s', async (_, text, expected) => {
    vi.resetModules()
    vi.stubGlobal('localStorage', { getItem: () => text })
    const { readStoredPicks } = await import('~/session/picks')
    expect(readStoredPicks()).toEqual(expected)
  })
})
