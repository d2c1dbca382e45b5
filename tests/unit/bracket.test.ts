import type { BracketRecord } from '@akhada/sample-world/tournaments/types'
import { expect, test } from 'vitest'
import { describePath } from '~/components/bracket/bracket-path'
import { layOutBracket } from '~/components/bracket/lay-out-bracket'
import { readStages } from '~/content/tournaments/read-stages'
import type { BracketRound } from '~/content/tournaments/types'
import { sampleBracket } from '../../src/dev/bracket-samples'

/** Rounds in the notation of the data files, with teams called Ants, Bees and so on, as known at the given time. */
function read(rounds: Record<string, string[]>, now = '2027-01-01T00:00'): BracketRound[] {
  const names = ['Ants', 'Bees', 'Crows', 'Deer', 'Elks', 'Foxes', 'Goats', 'Hares']
  const record: BracketRecord = {
    kind: 'bracket',
    name: 'Playoffs',
    rounds: Object.entries(rounds).map(([name, matches], day) => ({ name, on: `2026-11-1${day}T12:00`, matches })),
  }
  const [stage] = readStages({ id: 'cup', about: '', teams: names, stages: [record] }, Date.parse(`${now}:00+05:30`))
  if (stage?.kind !== 'bracket') throw new Error('No bracket was read')
  return stage.rounds
}

/** Column and rows of each round, by name. */
const listPlaces = (rounds: BracketRound[]) =>
  Object.fromEntries(
    layOutBracket(rounds).rounds.map(({ round, column, matches }) => [
      round.name,
      [column, ...matches.map(({ y }) => y)],
    ]),
  )

test('single elimination: each match is midway between the two that feed it, and third place is below the final', () => {
  expect(listPlaces(sampleBracket({ teams: 8, hasThird: true }))).toEqual({
    'Quarter-finals': [0, 1, 2, 3, 4],
    'Semi-finals': [1, 1.5, 3.5],
    'Third place': [2, 4.3],
    'Grand final': [2, 2.5],
  })
})

test('double elimination: the lower lane is below the upper one, each round below the round whose losers it takes', () => {
  expect(listPlaces(sampleBracket({ teams: 8, isDouble: true, hasReset: true }))).toEqual({
    'Upper quarter-finals': [0, 1, 2, 3, 4],
    'Upper semi-finals': [1, 1.5, 3.5],
    'Upper final': [3, 2.5],
    'Lower round 1': [0, 5.8, 6.8],
    'Lower round 2': [1, 5.8, 6.8],
    'Lower semi-final': [2, 6.3],
    'Lower final': [3, 6.3],
    'Grand final': [4, 4.4],
    'Grand final reset': [5, 4.4],
  })
})

test.each([
  [4, false, 2, 2.5],
  [8, false, 3, 4.5],
  [16, false, 4, 8.5],
  [32, false, 5, 16.5],
  [4, true, 3, 4.3],
  [8, true, 5, 7.3],
  [16, true, 7, 13.3],
  [32, true, 9, 25.3],
] as const)(
  '%i teams, double %s: %i columns, %d slots, and no two matches overlap',
  (teams, isDouble, columns, height) => {
    const layout = layOutBracket(sampleBracket({ teams, isDouble }))
    expect([layout.columns, layout.height]).toEqual([columns, height])
    const rows = Map.groupBy(layout.rounds, ({ column }) => column)
    for (const rounds of rows.values()) {
      const ys = rounds.flatMap(({ matches }) => matches.map(({ y }) => y)).toSorted((a, b) => a - b)
      const gaps = ys.slice(1).map((y, index) => y - (ys[index] ?? 0))
      expect(Math.min(1, ...gaps)).toBe(1)
    }
    for (const { top, bottom, headingTop, matches } of layout.rounds) {
      expect(headingTop).toBeGreaterThanOrEqual(0)
      expect(matches.every(({ y }) => y - 0.5 >= top && y + 0.5 <= bottom && bottom <= height)).toBe(true)
    }
  },
)

test('every match except the last has a line to the next, and losers who play on have a separate line', () => {
  const { connectors, rounds } = layOutBracket(sampleBracket({ teams: 32, isDouble: true }))
  const from = new Set(connectors.filter(({ isDrop }) => !isDrop).map((line) => line.from.id))
  expect(from.size).toBe(rounds.flatMap(({ matches }) => matches).length - 1)
  expect(connectors.filter(({ isDrop }) => isDrop)).toHaveLength(31)
})

test('a team with a bye starts in a match with no match before it, in its own row', () => {
  const rounds = read(
    {
      'Quarter-finals': ['A 2-0 B', 'C 1-2 D'],
      'Semi-finals': ['E 2-0 A', 'F 0-2 D'],
      'Grand final': ['E 2-1 D'],
    },
    '2026-11-11T00:00',
  )
  expect(listPlaces(rounds)).toEqual({ 'Quarter-finals': [0, 1, 2], 'Semi-finals': [1, 1, 2], 'Grand final': [2, 1.5] })
  expect(describePath(rounds, 'elks')).toEqual(['Quarter-finals: bye', 'Semi-finals: to play Ants'])
  const both = read({
    'Quarter-finals': ['A 2-0 B', 'C 1-2 D'],
    'Semi-finals': ['A 2-0 D', 'E 2-0 F'],
    'Grand final': ['A 2-0 E'],
  })
  expect(listPlaces(both)['Semi-finals']).toEqual([1, 1.5, 3])
})

test('open places name the matches they wait for', () => {
  const rounds = read(
    {
      'Upper semi-finals': ['A 2-0 B', 'C 2-0 D'],
      'Lower semi-final': ['B 0-2 D'],
      'Upper final': ['A 2-1 C'],
      'Lower final': ['D 0-2 C'],
      'Grand final': ['A 2-0 C'],
    },
    // After the first match.
    '2026-11-10T14:30',
  )
  const labels = rounds.flatMap(({ matches }) => matches.flatMap(({ home, away }) => [home, away]))
  expect(labels.map(({ team, label, from }) => [team?.name ?? label, from])).toEqual([
    ['Ants', null],
    ['Bees', null],
    ['Crows', null],
    ['Deer', null],
    ['Bees', 'cup-1-1-1'],
    ['Loser of upper semi-final 2', 'cup-1-1-2'],
    ['Ants', 'cup-1-1-1'],
    ['Winner of upper semi-final 2', 'cup-1-1-2'],
    ['Winner of lower semi-final', 'cup-1-2-1'],
    ['Loser of upper final', 'cup-1-3-1'],
    ['Winner of upper final', 'cup-1-3-1'],
    ['Winner of lower final', 'cup-1-4-1'],
  ])
})

test('a path is described match by match, including the match that an open place waits for', () => {
  const rounds = sampleBracket({ teams: 8, isDouble: true, played: 99 })
  expect(describePath(rounds, 'himalaya-nine').at(-1)).toMatch(/^Grand final: (won|lost) \d–\d against \w+/)
  const open = read({ 'Semi-finals': ['A 2-1 B', 'C 2-0 D'], 'Grand final': ['A 2-0 C'] }, '2026-11-10T14:30')
  expect(describePath(open, 'ants')).toEqual([
    'Semi-finals: won 2–1 against Bees',
    'Grand final: to play the winner of semi-final 2',
  ])
  expect(describePath(open, 'nobody')).toEqual([])
})
