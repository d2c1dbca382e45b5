import { expect, test } from 'vitest'
import { countRecord, countStandingsPoints, findWinner, rankStandings } from '~/rules/standings'

test.each([
  [5, 1, 14],
  [6, 0, 18],
  [0, 6, -6],
  [0, 0, 0],
])('%i wins and %i losses are %i points: wins × 3 − losses', (wins, losses, points) => {
  expect(countStandingsPoints(wins, losses)).toBe(points)
})

const played = [
  { home: 'a', away: 'b', score: [2, 1] },
  { home: 'c', away: 'a', score: [0, 2] },
  { home: 'b', away: 'c', score: [2, 0] },
  { home: 'a', away: 'c', score: null },
] as const

test('a table lists most points first and counts only played matches', () => {
  expect(rankStandings(['c', 'b', 'a', 'd'], played)).toEqual([
    { team: 'a', wins: 2, losses: 0, difference: 3, points: 6 },
    { team: 'b', wins: 1, losses: 1, difference: 1, points: 2 },
    { team: 'd', wins: 0, losses: 0, difference: 0, points: 0 },
    { team: 'c', wins: 0, losses: 2, difference: -4, points: -2 },
  ])
})

test('equal points: the better difference ranks higher, then the order given', () => {
  const level = [
    { home: 'a', away: 'x', score: [2, 1] },
    { home: 'b', away: 'y', score: [2, 0] },
    { home: 'c', away: 'z', score: [2, 1] },
  ] as const
  expect(rankStandings(['a', 'b', 'c'], level).map(({ team }) => team)).toEqual(['b', 'a', 'c'])
})

test('a record counts both sides of the scoreboard', () => {
  expect(countRecord('a', played)).toEqual({ wins: 2, losses: 0, difference: 3 })
})

test('the winner follows from the score; without a score there is none', () => {
  expect(findWinner(played[1])).toBe('a')
  expect(findWinner(played[3])).toBeNull()
  expect(findWinner({ home: 'a', away: 'b', score: [1, 1] })).toBeNull()
})
